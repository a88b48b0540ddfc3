import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something good to know; as a `status` it is read out when it comes. */
export const Note = ({
  icon: Icon,
  role,
  children,
}: {
  icon: LucideIcon;
  role?: 'status';
  children: ReactNode;
}) => (
  <p role={role} className="flex gap-2.5 rounded-card bg-info-soft px-3.5 py-3 text-dense">
    <Icon aria-hidden className="mt-px size-4 shrink-0 text-info" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);
