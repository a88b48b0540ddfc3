import { t } from '../../../texts/share.ts';
import { CopyField } from '../../../ui/copy-field.tsx';

/** Shown once: the server keeps no more than a hash of it. */
export const InviteLink = ({ name, link, isRenewed }: { name: string; link: string; isRenewed: boolean }) => (
  <div role="status" className="grid grid-cols-1 gap-2 rounded-control border border-line p-3">
    <p className="wrap-anywhere text-dense">{t('inviteLink.intro', { name })}</p>
    <CopyField value={link} label={t('inviteLink.copy')} />
    <p className="text-caption text-muted">
      {t('inviteLink.use')}
      {isRenewed && ` ${t('inviteLink.renewed')}`}
    </p>
  </div>
);
