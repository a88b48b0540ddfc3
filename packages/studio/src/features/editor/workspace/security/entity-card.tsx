import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { isPublic } from '@sayso/core/rules/rule-warnings';
import { Database } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { AccessBadge } from './access-badge.tsx';
import { draftOf } from './rule-draft.ts';
import { summaryOf, writeSummary } from './rule-summary.ts';
import type { Vocabulary } from './vocabulary.ts';

type Props = {
  words: Vocabulary;
  schema: EntitySchema;
  to: string;
  isChosen: boolean;
  isDirty: boolean;
  onCreate: () => void;
};

/** One entity with what its stored rules say. */
export function EntityCard({ words, schema, to, isChosen, isDirty, onCreate }: Props) {
  const stored = draftOf(schema.rls);
  const isOpen = isPublic(schema);
  return (
    <li
      className={cn(
        'relative grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4 hover:border-line-strong',
        // Where the cards stand alone, none of them is open.
        isChosen && '@4xl:border-ink @4xl:outline-1 @4xl:outline-ink @4xl:hover:border-ink',
      )}
    >
      <div className="flex items-center gap-2.5">
        <Database aria-hidden className="size-4 shrink-0 text-muted" />
        <h3 className="min-w-0 truncate font-medium text-large">
          {/* The whole card is the link; its button lies above. */}
          <Link
            to={to}
            aria-current={isChosen ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {words.title}
          </Link>
        </h3>
        <span className="ml-auto shrink-0">
          <AccessBadge schema={schema} />
        </span>
      </div>
      <dl className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 text-caption">
        <dt className="text-muted">{t('read')}</dt>
        <dd className="wrap-anywhere min-w-0">{summaryOf(stored.read, words)}</dd>
        <dt className="text-muted">{t('write')}</dt>
        <dd className="wrap-anywhere min-w-0">{writeSummary(stored, schema.rls, words)}</dd>
      </dl>
      {isDirty && <p className="text-caption text-warning">{t('unsaved')}</p>}
      {isOpen && !isDirty && (
        <Button
          size="sm"
          className="relative mt-1 w-full"
          aria-label={t('createFor', { name: words.title })}
          onClick={onCreate}
        >
          {t('create')}
        </Button>
      )}
    </li>
  );
}
