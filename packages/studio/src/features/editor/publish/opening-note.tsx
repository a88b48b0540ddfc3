import type { App } from '@sayso/contracts/apps';
import { openingSentences } from '@sayso/core/rules/opening-sentences';
import type { WhatOpens } from '@sayso/core/rules/what-opens';
import { useId } from 'react';
import { t } from '../../../texts/publish.ts';
import { whoComesIn } from '../who-comes-in.ts';

type Props = { app: App; opens: WhatOpens };

/** Who could open, see and add what, under the visibility that is chosen. */
export function OpeningNote({ app, opens }: Props) {
  const title = useId();
  const access = { visibility: whoComesIn(app), isInvitedOnly: app.is_invited_only };
  return (
    <div className="grid gap-1 text-dense">
      <p id={title} className="font-medium">
        {t('opens.title')}
      </p>
      <ul aria-labelledby={title} aria-live="polite" className="grid gap-0.5 text-muted">
        {openingSentences(opens, access).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
