import type { App } from '@sayso/contracts/apps';
import { Globe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../../texts/logo.ts';
import { AppFace } from '../../../../ui/app-face.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../ui/tabs.tsx';
import { Card } from '../card.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { GenerateLogo } from './generate-logo.tsx';
import { UploadLogo } from './upload-logo.tsx';
import { useUpdateLogo } from './use-logo.ts';

/** The app's logo: the one that it has, and the two ways to another (B-LOGO-01, W-LOGO-01). */
export function LogoView({ app }: { app: App }) {
  return (
    <ViewFrame width="page">
      <ViewHeader title={t('screen')} intro={t('intro')} />
      <div className="grid @3xl:grid-cols-[18rem_minmax(0,1fr)] grid-cols-1 items-start gap-6">
        <Current app={app} />
        <Tabs defaultValue="upload" className="rounded-card border border-line bg-surface p-4 pt-2">
          <TabsList>
            <TabsTrigger value="upload">{t('tabs.upload')}</TabsTrigger>
            <TabsTrigger value="generate">{t('tabs.generate')}</TabsTrigger>
          </TabsList>
          <TabsContent value="upload">
            <UploadLogo appId={app.id} />
          </TabsContent>
          <TabsContent value="generate">
            <GenerateLogo app={app} />
          </TabsContent>
        </Tabs>
      </div>
    </ViewFrame>
  );
}

/** The logo as people meet it, in the places where they do. */
function Current({ app }: { app: App }) {
  const { logo_url, logo_prompt } = app;
  const [isAsking, setAsking] = useState(false);
  const remove = useUpdateLogo(app.id, 'remove');
  return (
    <Card title={t('current')} className="gap-4">
      <AppFace
        app={app}
        className="size-32 justify-self-center text-[56px] max-md:size-20 max-md:text-[36px]"
      />
      {!logo_url && <p className="text-balance text-center text-dense text-muted">{t('none')}</p>}
      {logo_url && logo_prompt && (
        <p className="wrap-anywhere line-clamp-3 text-center text-caption text-muted">
          {t('madeFrom', { prompt: logo_prompt })}
        </p>
      )}
      <dl className="grid gap-3 border-line border-t pt-4 text-caption">
        <Place label={t('places.signIn')}>
          <AppFace app={app} className="size-9 text-body" />
          <strong className="truncate font-semibold text-body">{app.name}</strong>
        </Place>
        <Place label={t('places.tab')}>
          <span className="flex min-w-0 max-w-48 items-center gap-2 rounded-t-control border border-line border-b-0 bg-sunken px-2.5 py-1.5">
            <AppFace app={app} className="size-4 rounded-sm text-[10px]" />
            <span className="truncate text-caption">{app.name}</span>
          </span>
          <Globe aria-hidden className="size-4 text-faint" />
        </Place>
      </dl>
      {logo_url && (
        <Button size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removal.title')}
        description={t('removal.text')}
        confirmLabel={t('remove')}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ logo_url: null }, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}

const Place = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="flex min-w-0 items-center gap-2.5">{children}</dd>
  </div>
);
