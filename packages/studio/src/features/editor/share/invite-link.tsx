import { t } from '../../../texts/share.ts';
import { CopyField } from '../../../ui/copy-field.tsx';

type Props = {
  name: string;
  link: string;
  /** Took the place of an earlier one. */
  isRenewed: boolean;
  isPublished: boolean;
};

/** Shown once: the server keeps no more than a hash of it. */
export const InviteLink = ({ name, link, isRenewed, isPublished }: Props) => (
  <div role="status" className="grid grid-cols-1 gap-2 rounded-control border border-line p-3">
    <p className="wrap-anywhere text-dense">{t('inviteLink.intro', { name })}</p>
    <CopyField value={link} label={t('inviteLink.copy')} />
    <p className="text-caption text-muted">
      {t('inviteLink.use')}
      {isRenewed && ` ${t('inviteLink.renewed')}`}
      {!isPublished && ` ${t('inviteLink.unpublished')}`}
    </p>
  </div>
);
