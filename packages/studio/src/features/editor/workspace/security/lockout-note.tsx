import { TriangleAlert } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import type { Lockout } from './lockout.ts';

/** Stands beside Save, where it is read before the press. */
export const LockoutNote = ({ lockout }: { lockout: Lockout }) => (
  <p role="status" className="flex basis-full items-start gap-2 pb-1 text-dense text-warning">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {t(`lockout.${lockout}`)}
  </p>
);
