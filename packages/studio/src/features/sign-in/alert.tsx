import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export const Alert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex gap-2.5 rounded-card bg-danger-soft px-3.5 py-3 text-danger text-dense">
    <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
    <span>{children}</span>
  </p>
);
