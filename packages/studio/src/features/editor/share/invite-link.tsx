import { texts } from '@sayso/contracts/texts';
import { CopyField } from '../../../ui/copy-field.tsx';

/** Shown once: the server keeps no more than a hash of it. */
export const InviteLink = ({ name, link, isRenewed }: { name: string; link: string; isRenewed: boolean }) => (
  <div role="status" className="grid grid-cols-1 gap-2 rounded-control border border-line p-3">
    <p className="wrap-anywhere text-dense">{texts.invitedByLink(name)}</p>
    <CopyField value={link} label="Copy invitation link" />
    <p className="text-caption text-muted">
      The link works once, within 14 days, and only for the invited address.
      {isRenewed && ' Earlier links no longer work.'}
    </p>
  </div>
);
