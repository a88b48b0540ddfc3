import { Dialog } from '../ui/dialog.tsx';
import { Kbd, modKey } from '../ui/kbd.tsx';

const shortcuts: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Open the command palette', [modKey, 'K']],
  ['Show this list', ['?']],
  ['Send the description or message', ['Enter']],
  ['Send from anywhere in the text', [modKey, 'Enter']],
  ['New line', ['Shift', 'Enter']],
  ['Close a dialog or menu, stop the assistant', ['Esc']],
];

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Keyboard shortcuts"
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
