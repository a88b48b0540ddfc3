import { t } from '../texts/shell.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd, modKey } from '../ui/kbd.tsx';

const shortcuts: readonly (readonly [what: string, keys: readonly string[]])[] = [
  [t('openPalette'), [modKey, 'K']],
  [t('shortcuts.list'), ['?']],
  [t('shortcuts.send'), [t('keys.enter')]],
  [t('shortcuts.sendAnywhere'), [modKey, t('keys.enter')]],
  [t('shortcuts.newLine'), [t('keys.shift'), t('keys.enter')]],
  [t('shortcuts.planMove'), ['←', '→', '↑', '↓']],
  [t('shortcuts.planRename'), ['F2']],
  [t('shortcuts.planAdd'), ['N']],
  [t('shortcuts.planRemove'), [t('keys.delete')]],
  [t('shortcuts.close'), [t('keys.escape')]],
];

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('shortcuts.title')}
      className="max-w-md"
    >
      <dl className="grid">
        {shortcuts.map(([what, keys]) => (
          <div
            key={what}
            className="flex items-center justify-between gap-4 border-line border-t py-2.5 first:border-t-0"
          >
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
