import type { App } from '@sayso/contracts/apps';
import type { WhatOpens } from '@sayso/core/rules/what-opens';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/publish.ts';

type Props = { app: App; opens: WhatOpens };

/** How people are reached would be there for everybody: said with the way to the rule, never a bar. */
export function ExposedWarning({ app, opens: { exposed, pages } }: Props) {
  const isOpen = app.public_settings === 'public_without_login';
  const hasPages = pages !== null && pages.length > 0;
  if (exposed.length === 0 || (!isOpen && !hasPages)) return null;
  return (
    <div role="note" className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">
        {!isOpen && <p>{t('exposed.held', { choice: t('visibility.anyone.label') })}</p>}
        <ul className="grid gap-1">
          {exposed.map(({ name, nouns, fields }) => (
            <li key={name}>
              {t(isOpen ? 'exposed.open' : 'exposed.wouldBe', { nouns, fields: listText(quoted(fields)) })}{' '}
              <Link
                to={`/apps/${app.id}/editor/workspace/security?entity=${encodeURIComponent(name)}`}
                className="underline"
              >
                {t('exposed.rule', { nouns })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);
