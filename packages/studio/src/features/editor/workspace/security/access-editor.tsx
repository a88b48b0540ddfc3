import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { RulePlace } from './rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import { type Access, isAdmin, isCreator, matching, problemOf, type Sentence } from './rule-sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

type Props = {
  place: RulePlace;
  words: Vocabulary;
  /** Null where it goes by another rule. */
  access: Access | null;
  mayInherit?: boolean;
  /** True once somebody tried to save what is not finished. */
  showsProblems: boolean;
  onChange: (access: Access | null) => void;
};

type Mode = Access['kind'] | 'inherit';

/** Who may do one thing: everybody, nobody, or people who fit one of some rules. */
export function AccessEditor({ place, words, access, mayInherit = false, showsProblems, onChange }: Props) {
  const id = useId();
  const { list, addButton, focusLast } = useRowFocus(access);
  const sentences = access?.kind === 'matching' ? access.sentences : [];
  const change = (next: Sentence[]) => onChange(matching(...next));
  const title = t(`acts.${place}`, { nouns: words.nouns });
  const modes: Mode[] = ['matching', 'anyone', 'nobody', ...(mayInherit ? (['inherit'] as const) : [])];
  const handleMode = (mode: Mode) => {
    if (mode === 'inherit') onChange(null);
    else onChange(mode === 'matching' ? matching(isAdmin, isCreator) : { kind: mode });
  };
  const handleAdd = () => {
    focusLast();
    change([...sentences, { kind: 'empty' }]);
  };

  return (
    <section aria-label={title} className="grid grid-cols-1 justify-items-start gap-3">
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
        <label htmlFor={id} className="text-dense text-muted">
          {title}
        </label>
        <Select
          id={id}
          value={access?.kind ?? 'inherit'}
          options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
          onChange={handleMode}
          className="w-auto min-w-56 max-w-full"
        />
      </div>
      {sentences.length > 0 && (
        <ol ref={list} className="grid w-full grid-cols-1 gap-2">
          {sentences.map((sentence, at) => (
            <RuleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place, and holds nothing of its own
              key={at}
              words={words}
              sentence={sentence}
              number={at + 1}
              problem={showsProblems ? problemOf(sentence) : null}
              onChange={(next) => change(sentences.with(at, next))}
              onRemove={
                at === 0
                  ? null
                  : () => {
                      change(sentences.toSpliced(at, 1));
                      addButton.current?.focus();
                    }
              }
            />
          ))}
        </ol>
      )}
      <Button ref={addButton} size="sm" onClick={handleAdd}>
        <Plus aria-hidden className="size-4" />
        {t('row.add')}
      </Button>
    </section>
  );
}

/** Gives a rule that was just added the focus. */
function useRowFocus(access: Access | null) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const count = access?.kind === 'matching' ? access.sentences.length : 0;
  useEffect(() => {
    if (!isWanted.current || count === 0) return;
    isWanted.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [count]);
  return {
    list,
    addButton,
    focusLast: () => {
      isWanted.current = true;
    },
  };
}
