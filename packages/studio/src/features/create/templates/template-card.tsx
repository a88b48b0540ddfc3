import type { Template } from '@sayso/contracts/templates';
import { inkOn } from '@sayso/core/logo/logo-colors';
import { cn } from '../../../ui/cn.ts';
import { ItemIcon } from '../../../ui/plan/item-icon.tsx';

type Props = { template: Template; isChosen: boolean; onChoose: () => void };

export function TemplateCard({ template, isChosen, onChoose }: Props) {
  const { name, summary, icon, color, things } = template;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'grid content-start gap-2 rounded-card border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong',
        isChosen && 'border-ink outline outline-ink',
      )}
    >
      <span className="flex items-center gap-2.5">
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-control"
          style={{ backgroundColor: color, color: inkOn(color) }}
        >
          <ItemIcon name={icon} className="text-current" />
        </span>
        <span className="font-semibold">{name}</span>
      </span>
      <span className="text-dense text-muted">{summary}</span>
      {/* A dot ends a line, it never begins one. */}
      <span className="text-caption text-faint">{things.join('\u00a0· ')}</span>
    </button>
  );
}
