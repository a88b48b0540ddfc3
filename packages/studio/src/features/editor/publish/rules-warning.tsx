import type { App } from '@sayso/contracts/apps';
import { needsSignIn } from '@sayso/core/rules/entity-rules';
import { holdsContacts, type WhatOpens } from '@sayso/core/rules/what-opens';
import { TriangleAlert } from 'lucide-react';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/publish.ts';

const mostNamed = 3;

type Props = { app: App; opens: WhatOpens };

/**
 * An app that lets everybody in while its rules show visitors nothing of what its pages for them are about: said before
 * it is published, never a bar.
 */
export function RulesWarning({ app, opens }: Props) {
  if (app.public_settings !== 'public_without_login') return null;
  const closed = Object.entries(app.entities)
    // What visitors send in, such as an application, is nobody else's to read, and people are nobody's to show.
    .filter(
      ([, schema]) => needsSignIn(schema, 'read') && schema.rls?.create !== true && !holdsContacts(schema),
    )
    .filter(([name]) => isShownTo(app, opens, name))
    .map(([name, { title }]) => title ?? name);
  const [first] = closed;
  if (first === undefined) return null;
  return (
    <p role="note" className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        {t('rules.closed', {
          names: listed(closed),
          name: first.toLowerCase(),
          choice: t('visibility.signedIn.label'),
        })}
      </span>
    </p>
  );
}

/** Whether a page for visitors shows its records; any may, where pages are not told apart. */
const isShownTo = ({ pages }: App, opens: WhatOpens, entity: string): boolean =>
  opens.pages === null ||
  opens.pages.some(({ name }) =>
    /["']/.test((pages[name] ?? '').split(`@/entities/${entity}`)[1]?.[0] ?? ''),
  );

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const shown = more > 1 ? [...names.slice(0, mostNamed), t('rules.others', { count: more })] : names;
  return listText(shown);
}
