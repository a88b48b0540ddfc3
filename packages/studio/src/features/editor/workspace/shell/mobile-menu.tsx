import type { App } from '@sayso/contracts/apps';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/workspace.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Menu } from './sidebar.tsx';

/** On narrow screens a button opens and closes the menu (W-VIEW-06), and says which section is shown. */
export function MobileMenu({ app, view, title }: { app: App; view: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex shrink-0 items-center border-line border-b bg-page px-2 py-1">
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={t('menu.toggle', { section: title })}
        className="min-w-0 px-2.5 text-ink"
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden className="size-4.5 text-muted" />
        <span dir="auto" className="truncate">
          {title}
        </span>
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('sections')} side="left" className="w-72">
        <Menu app={app} view={view} onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
