import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { safeStorage } from '../../sdk/safe-storage.ts';
import { saveScore } from '../../texts/tools/save-score.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useCurrentUser, useRefresh } from '../data.ts';
import { today } from '../dates.ts';
import { reasonOf } from '../refusal.tsx';
import { fieldOf } from '../schema.ts';
import type { ScoreKeeping } from './tool-api.ts';

const nameKey = 'kit:player-name';

export type Score = { score: number; total?: number; seconds?: number; game?: string };

/** The record of a score; fields that the entity does not have are left out. */
function scoreRecord({ entity, fields }: ScoreKeeping, name: string, given: Score): Record<string, unknown> {
  const date = fields.date === undefined ? undefined : fieldOf(entity.schema, fields.date);
  const percent = given.total ? Math.round((given.score / given.total) * 1000) / 10 : undefined;
  const parts: [string | undefined, unknown][] = [
    [fields.name, name],
    [fields.score, given.score],
    [fields.total, given.total],
    [fields.percent, percent],
    [fields.game, given.game],
    [fields.seconds, given.seconds],
    [date?.key, date?.kind === 'datetime' ? new Date().toISOString() : today()],
  ];
  return Object.fromEntries(
    parts.filter(
      ([key, value]) => key !== undefined && key in entity.schema.properties && value !== undefined,
    ),
  );
}

/** What the app calls the name: "Your nickname", "Team name". */
function askedName({ entity, fields }: ScoreKeeping): string {
  const label =
    (fields.name === undefined ? undefined : fieldOf(entity.schema, fields.name)?.label) ?? 'name';
  if (!/name/i.test(label)) return saveScore.yourName;
  return label.includes(' ') ? label : saveScore.your(label.toLowerCase());
}

/** Stores a score once: at once under the account's name, else under a name that is asked for. */
export function SaveScore({ keeping, given }: { keeping: ScoreKeeping; given: Score }) {
  const user = useCurrentUser();
  const refresh = useRefresh(keeping.entity);
  const [name, setName] = useState(() => safeStorage.get(nameKey) ?? '');
  const [state, setState] = useState<'asking' | 'saving' | 'saved'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const hasTried = useRef(false);
  const account = user?.full_name?.trim() ?? '';
  const send = async (player: string) => {
    setState('saving');
    setProblem(null);
    try {
      await keeping.entity.create(scoreRecord(keeping, player, given));
      refresh();
      setState('saved');
    } catch (error) {
      setProblem(reasonOf(error));
      setState('asking');
    }
  };
  const asked = askedName(keeping);
  const isKnown = account !== '' || keeping.fields.name === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a score is stored once, however often this renders
  useEffect(() => {
    if (!isKnown || hasTried.current) return;
    hasTried.current = true;
    void send(account);
  }, [isKnown]);
  if (state === 'saved') {
    return (
      <p role="status" className="flex items-center justify-center gap-2 text-[13px] text-success">
        <CircleCheck className="size-4" />
        {account || name ? saveScore.savedFor(account || name) : saveScore.saved}
      </p>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const player = account || name.trim();
    if (state === 'saving' || (player === '' && !isKnown)) return;
    safeStorage.set(nameKey, player);
    void send(player);
  };
  return (
    <form onSubmit={handleSubmit} className="mx-auto flex w-full max-w-sm flex-col gap-2">
      <div className="flex gap-2">
        {isKnown ? null : (
          <Input
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder={asked}
            aria-label={asked}
            maxLength={40}
            autoComplete="nickname"
          />
        )}
        <Button
          type="submit"
          variant="outline"
          aria-disabled={state === 'saving' || (!isKnown && name.trim() === '')}
        >
          {state === 'saving' ? saveScore.saving : saveScore.save}
        </Button>
      </div>
      {problem === null ? null : (
        <p role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
