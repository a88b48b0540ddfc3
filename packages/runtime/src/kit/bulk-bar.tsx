import { Button } from '../ui/button.tsx';

type Props = { count: number; onDelete: () => void; onExport: () => void; onClear: () => void };

/** What can be done with the chosen rows; its count is told to screen readers as it changes. */
export const BulkBar = ({ count, onDelete, onExport, onClear }: Props) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-border bg-accent px-5 py-2 text-[13px] text-accent-foreground">
    <span role="status" className="me-1 font-medium">
      {count} selected
    </span>
    <Button variant="outline" size="sm" onClick={onDelete}>
      Delete
    </Button>
    <Button variant="outline" size="sm" onClick={onExport}>
      Export
    </Button>
    <Button variant="ghost" size="sm" onClick={onClear}>
      Clear selection
    </Button>
  </div>
);
