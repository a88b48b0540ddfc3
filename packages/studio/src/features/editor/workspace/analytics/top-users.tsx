import { mostTopUsers } from '@sayso/contracts/app-stats';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/analytics.ts';
import { numberText } from '../../../../texts/language.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../card.tsx';
import type { Stats } from './use-stats.ts';

/** So many are shown until more are asked for (W-ANLY-05). */
const shownAtFirst = 5;

type Props = {
  users: Stats['top_users'];
  chosen: string | null;
  nameOf: (email: string) => string;
  onChoose: (email: string | null) => void;
};

/** Who came most often; a press shows the figures of one of them, and of everybody again. */
export function TopUsers({ users, chosen, nameOf, onChoose }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? users : users.slice(0, shownAtFirst);
  return (
    <Card
      holds="rows"
      title={t('users.title')}
      aside={users.length > 0 && <span className="text-caption text-muted">{t('users.visits')}</span>}
    >
      {users.length === 0 && <p className="px-4 pt-2 pb-6 text-dense text-muted">{t('users.none')}</p>}
      {users.length > 0 && (
        <ul className="grid border-t">
          {shown.map(({ email, visits }) => {
            const name = nameOf(email);
            return (
              <li key={email} className="border-b last:border-b-0">
                <button
                  type="button"
                  aria-pressed={email === chosen}
                  title={t('users.choose', { name })}
                  onClick={() => onChoose(email === chosen ? null : email)}
                  className="flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-info-soft"
                >
                  <Avatar name={name} className={email === chosen ? 'bg-surface' : ''} />
                  <span className="grid min-w-0 flex-1">
                    <bdi className="truncate font-medium text-dense">{name}</bdi>
                    {name !== email && <span className="truncate text-caption text-muted">{email}</span>}
                  </span>
                  <span className="font-medium text-dense tabular-nums">{numberText(visits)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isWhole && users.length >= mostTopUsers && (
        <p className="border-t px-4 py-3 text-caption text-muted">
          {t('users.only', { count: mostTopUsers })}
        </p>
      )}
      {users.length > shownAtFirst && (
        <div className="border-t p-1.5">
          <Button variant="ghost" className="w-full" onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'users.less' : 'users.more')}
            {isWhole ? (
              <ChevronUp aria-hidden className="size-4" />
            ) : (
              <ChevronDown aria-hidden className="size-4" />
            )}
          </Button>
        </div>
      )}
    </Card>
  );
}
