import type { App } from '@sayso/contracts/apps';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../../lib/session.ts';
import { useDeleteApp } from '../../../../lib/use-delete-app.ts';
import { t } from '../../../../texts/app-settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { useUpdateApp } from '../../use-update-app.ts';
import { Card } from '../card.tsx';

export function DangerZone({ app }: { app: App }) {
  const user = useUser();
  const navigate = useNavigate();
  const remove = useDeleteApp(() => void navigate('/'));
  return (
    <Card title={t('danger.title')} tone="danger">
      <div className="grid grid-cols-1 divide-y divide-line">
        {user.platform_role.includes('admin') && <Block app={app} />}
        <Row title={t('danger.deleteTitle')} text={t('danger.deleteText')}>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.ask(app.id)}>
            {t('danger.delete')}
          </Button>
        </Row>
      </div>
    </Card>
  );
}

/** For admins of the server alone, here and at the server (W-ADMIN-01 to 04). */
function Block({ app }: { app: App }) {
  const update = useUpdateApp(app.id, t('danger.blockFailed'));
  return (
    <Row title={t('danger.blockTitle')} text={t(app.is_blocked ? 'danger.blockedText' : 'danger.blockText')}>
      <Button
        variant={app.is_blocked ? 'secondary' : 'danger'}
        onClick={() => update.mutate({ is_blocked: !app.is_blocked })}
      >
        {t(app.is_blocked ? 'danger.unblock' : 'danger.block')}
      </Button>
    </Row>
  );
}

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex items-center gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0 max-sm:flex-col max-sm:items-stretch">
    <div className="grid min-w-0 flex-1 gap-0.5">
      <h4 className="font-medium text-dense">{title}</h4>
      <p className="text-dense text-muted">{text}</p>
    </div>
    {children}
  </div>
);
