import { Download, Trash2, X } from 'lucide-react';
import { actions } from '../texts/actions.ts';
import { selection } from '../texts/selection.ts';
import { Button } from '../ui/button.tsx';

type Props = {
  count: number;
  onDelete?: (() => void) | undefined;
  onExport: () => void;
  onClear: () => void;
};

/** What can be done with the chosen rows; its count is told to screen readers as it changes. */
export const BulkBar = ({ count, onDelete, onExport, onClear }: Props) => (
  <div
    // On a phone it stays in sight below the app's header; only what clips, not what scrolls, lets it stick.
    className="flex items-center gap-2 border-b border-border bg-accent px-5 py-2 text-[13px] text-accent-foreground max-md:sticky max-md:top-14 max-md:z-20 max-md:py-2.5 max-md:ps-4 max-md:pe-2"
  >
    <span role="status" className="me-1 font-medium whitespace-nowrap tabular-nums max-md:me-auto">
      {selection.count(count)}
    </span>
    {onDelete ? (
      <Button variant="outline" size="sm" onClick={onDelete}>
        <Trash2 className="text-destructive" /> {actions.delete}
      </Button>
    ) : null}
    <Button variant="outline" size="sm" onClick={onExport}>
      <Download /> {selection.export}
    </Button>
    <Button variant="ghost" size="sm" aria-label={selection.clear} onClick={onClear}>
      <X className="md:hidden" />
      <span className="max-md:hidden">{selection.clear}</span>
    </Button>
  </div>
);
