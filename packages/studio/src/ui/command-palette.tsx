import { Command, defaultFilter } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useState } from 'react';
import { t } from '../texts/ui.ts';
import { overlayLook } from './dialog.tsx';
import { Kbd } from './kbd.tsx';

export type PaletteAction = {
  id: string;
  label: string;
  group: string;
  icon?: LucideIcon;
  /** Further words under which it is found. */
  keywords?: string[];
  keys?: string;
  run: () => void;
};

/** Ids tell items apart; people search the words they read. */
const scoreOf = (_id: string, search: string, keywords: string[] = []) =>
  defaultFilter(keywords.join(' '), search);

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: readonly PaletteAction[];
  loading?: boolean;
};

/** Search over everything that can be gone to or done from here. */
export function CommandPalette({ open, onOpenChange, actions, loading }: CommandPaletteProps) {
  const [search, setSearch] = useState('');
  const handleOpenChange = (next: boolean) => {
    setSearch('');
    onOpenChange(next);
  };
  const run = (action: PaletteAction) => {
    handleOpenChange(false);
    action.run();
  };
  const groups = [...new Set(actions.map((action) => action.group))];
  return (
    <Base.Root open={open} onOpenChange={handleOpenChange}>
      <Base.Portal>
        <Base.Overlay className={overlayLook} />
        <Base.Content
          aria-describedby={undefined}
          className="fixed top-[14dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-dialog overflow-hidden rounded-dialog border border-line bg-raised shadow-float"
        >
          <Base.Title className="sr-only">{t('palette.title')}</Base.Title>
          <Command label={t('palette.title')} loop filter={scoreOf}>
            <Command.Input
              value={search}
              onValueChange={setSearch}
              placeholder={t('palette.placeholder')}
              className="w-full border-line border-b bg-transparent px-4 py-3.5 text-large outline-none focus-visible:outline-none"
            />
            <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
              {loading && (
                <Command.Loading className="px-3 py-2 text-dense text-muted">
                  {t('palette.loading')}
                </Command.Loading>
              )}
              <Command.Empty className="px-3 py-8 text-center text-muted">
                {t('palette.empty', { search })}
              </Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
                >
                  {actions
                    .filter((action) => action.group === group)
                    .map((action) => (
                      <PaletteItem key={action.id} action={action} onRun={run} />
                    ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function PaletteItem({ action, onRun }: { action: PaletteAction; onRun: (action: PaletteAction) => void }) {
  const Icon = action.icon;
  return (
    <Command.Item
      value={action.id}
      keywords={[action.label, ...(action.keywords ?? [])]}
      onSelect={() => onRun(action)}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 data-[selected=true]:bg-sunken max-md:min-h-10"
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1 truncate">{action.label}</span>
      {action.keys && <Kbd>{action.keys}</Kbd>}
    </Command.Item>
  );
}
