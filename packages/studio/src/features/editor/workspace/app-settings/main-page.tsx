import type { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { mainPageOf } from '@sayso/core/resolve-page';
import { TriangleAlert } from 'lucide-react';
import { t } from '../../../../texts/app-settings.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Select } from '../../../../ui/select.tsx';
import { describePath } from '../../describe-path.ts';
import { useUpdateApp } from '../../use-update-app.ts';
import { Card } from '../card.tsx';
import { AskAssistant } from '../first-steps.tsx';

const nameOf = (page: string) => describePath(`pages/${page}`).name;

/** The page that the app opens with (W-SET-01); it may have been deleted since it was chosen. */
export function MainPage({ app }: { app: App }) {
  const update = useUpdateApp(app.id, texts.mainPageFailed);
  const names = Object.keys(app.pages);
  const opened = mainPageOf({ mainPage: app.main_page, names });
  const isThere = app.main_page !== null && names.includes(app.main_page);
  return (
    <Card title={t('mainPage.title')} text={t('mainPage.text')}>
      {opened === undefined ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-dense text-muted">{t('mainPage.none')}</p>
          <AskAssistant start={workspace('first.page')} />
        </div>
      ) : (
        <>
          <Select
            label={t('mainPage.title')}
            value={isThere ? (app.main_page ?? '') : ''}
            placeholder={t('mainPage.choose')}
            options={names.map((page) => ({ value: page, label: nameOf(page) }))}
            className="max-w-xs max-sm:max-w-none"
            onChange={(main_page) => update.mutate({ main_page })}
          />
          {!isThere && <Missing page={app.main_page} instead={opened} />}
        </>
      )}
    </Card>
  );
}

function Missing({ page, instead }: { page: string | null; instead: string }) {
  if (page === null)
    return <p className="text-caption text-muted">{t('mainPage.opens', { instead: nameOf(instead) })}</p>;
  return (
    <p role="note" className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      {t('mainPage.missing', { page: nameOf(page), instead: nameOf(instead) })}
    </p>
  );
}
