import type { Row } from '../sdk/entity-types.ts';
import { stats } from '../texts/stats.ts';
import { Card } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import type { Computed } from './api.ts';
import { formatAmount } from './format.ts';
import { unitOf } from './measure-format.ts';
import { may } from './reach.ts';
import { toneText } from './tones.ts';
import { useMeasure } from './use-measure.ts';
import { allOf } from './where.ts';

/** Numbers over the rows that point to this record. */
export const ComputedFigures = ({ row, items }: { row: Row; items: readonly Computed[] }) => (
  <div className="grid grid-cols-2 gap-(--gap) lg:grid-cols-4">
    {items.map((item) =>
      // Of what somebody may not see, a number would be a guess: a 0 says that there is none.
      may(item.entity, 'read') ? <Figure key={item.label} row={row} item={item} /> : null,
    )}
  </div>
);

function Figure({ row, item }: { row: Row; item: Computed }) {
  const own = useMeasure(item.entity, { ...item, where: allOf(item.where, { [item.by]: row.id }) });
  const minus = item.minus;
  const other = useMeasure(
    minus?.entity ?? item.entity,
    minus ? { ...minus, where: allOf(minus.where, { [minus.by]: row.id }) } : null,
  );
  const value = own.value === undefined ? undefined : own.value - (minus ? (other.value ?? 0) : 0);
  const { format, currency } = unitOf(item.entity, item);
  const target = item.target === undefined ? undefined : row[item.target];
  return (
    <Card className="gap-1 px-5 py-4">
      <p className="text-[13px] text-muted-foreground">{item.label}</p>
      <p className={`text-xl font-semibold tabular-nums ${toneText(item.tone)}`}>
        {value === undefined ? '…' : formatAmount(value, format, currency)}
      </p>
      {typeof target === 'number' && target > 0 && value !== undefined ? (
        <>
          <Progress
            value={Math.max(0, Math.min(100, (value / target) * 100))}
            aria-label={item.label}
            className="mt-1"
          />
          <p className="text-xs text-muted-foreground">
            {stats.ofTarget(formatAmount(target, format, currency))}
          </p>
        </>
      ) : null}
    </Card>
  );
}
