import type { ReactNode } from 'react';

/** The last line of a panel; it stays in sight while the rest scrolls. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap items-center gap-1 border-line border-t bg-raised px-4 py-3">
      {children}
    </footer>
  );
}
