import type { App } from '@sayso/contracts/apps';
import { Gift, Mail } from 'lucide-react';
import { useState } from 'react';
import { t as overview } from '../../../../texts/overview.ts';
import { t } from '../../../../texts/share.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CopyField } from '../../../../ui/copy-field.tsx';
import { ShareRewardDialog } from '../../../../ui/share-reward-dialog.tsx';
import { RegistrationChoice } from '../../publish/registration-choice.tsx';
import { VisibilityChoice } from '../../publish/visibility-choice.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import { whoComesIn } from '../../who-comes-in.ts';
import { Card } from '../card.tsx';

/** Who can use the app, and how others come to it. */
export function AccessCards({ app }: { app: App }) {
  return (
    <div className="grid @2xl:grid-cols-2 grid-cols-1 gap-4">
      <Card title={overview('visibility')}>
        <VisibilityChoice app={app} />
        <RegistrationChoice app={app} />
      </Card>
      <InviteUsers app={app} />
    </div>
  );
}

function InviteUsers({ app }: { app: App }) {
  const [opened, setOpened] = useState<'invite' | 'share' | null>(null);
  const close = (open: boolean) => open || setOpened(null);
  return (
    <Card title={overview('invite.title')} text={overview('invite.text')}>
      <div className="grid grid-cols-1 gap-2">
        <CopyField value={app.public_url} label={t('link.copy')} />
        <p className="text-caption text-muted">
          {app.last_deployed_at ? t(`link.opens.${whoComesIn(app)}`) : t('link.unpublished')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpened('invite')}>
          <Mail aria-hidden className="size-4" />
          {overview('invite.send')}
        </Button>
        <Button onClick={() => setOpened('share')}>
          <Gift aria-hidden className="size-4" />
          {overview('share.title')}
          <Badge tone="success" className="-mr-1.5">
            {overview('share.reward')}
          </Badge>
        </Button>
      </div>
      <ShareDialog app={app} open={opened === 'invite'} onOpenChange={close} />
      <ShareRewardDialog
        open={opened === 'share'}
        onOpenChange={close}
        address={app.last_deployed_at ? app.public_url : null}
      />
    </Card>
  );
}
