import type { AppSummary } from '@sayso/contracts/apps';
import { Copy, ExternalLink, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDeleteApp } from '../../lib/use-delete-app.ts';
import { t } from '../../texts/apps.ts';
import { SquareButton } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));
const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}));

/** What can be done with an app from its card. */
export function AppMenu({ app, className }: { app: AppSummary; className?: string }) {
  const [opened, setOpened] = useState<'rename' | 'duplicate' | null>(null);
  const remove = useDeleteApp();
  const close = () => setOpened(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <SquareButton
            label={t('menu.label', { name: app.name })}
            size="sm"
            {...(className && { className })}
          >
            <MoreHorizontal className="size-4" />
          </SquareButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild>
            <Link to={`/apps/${app.id}/editor/preview`}>
              <ExternalLink aria-hidden />
              {t('menu.open')}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpened('rename')}>
            <Pencil aria-hidden />
            {t('menu.rename')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpened('duplicate')}>
            <Copy aria-hidden />
            {t('menu.duplicate')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => remove.ask(app.id)}>
            <Trash2 aria-hidden />
            {t('menu.delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {opened === 'rename' && <RenameDialog app={app} onClose={close} />}
        {opened === 'duplicate' && <DuplicateDialog app={app} onClose={close} />}
      </Suspense>
    </>
  );
}
