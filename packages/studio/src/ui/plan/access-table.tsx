import { type PlanShownWho, type PlanThing, planActs } from '@sayso/contracts/plan';
import { t } from '../../texts/plan-parts.ts';
import { cn } from '../cn.ts';
import { Select } from '../select.tsx';
import { actWord } from './access-sentences.ts';
import { FaultLine, oneLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { ownDirection } from './plan-words.ts';
import { type Operation, useOperation } from './use-operation.ts';
import { whoOptions } from './who-options.ts';

/** Who may see, add, change and delete each thing; rows where all choices fit beside each other, blocks where not. */
export function AccessTable() {
  const { plan } = usePlanState();
  const operation = useOperation();
  return (
    // A container of its own: how much room it has follows from where it stands, not from the plan's width.
    <div className="@container grid grid-cols-1 gap-2">
      <table className="block text-dense @min-[46rem]:table @min-[46rem]:w-full @min-[46rem]:table-fixed @min-[46rem]:border-collapse">
        <thead className="sr-only @min-[46rem]:not-sr-only @min-[46rem]:table-header-group">
          <tr>
            <th scope="col" className="w-28 py-1 pr-2 text-start font-medium text-muted">
              {t('thing')}
            </th>
            {planActs.map((act) => (
              <th key={act} scope="col" className="px-0.5 py-1 text-start font-medium text-muted">
                {t(`actTitles.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 @min-[46rem]:table-row-group">
          {plan.things.map((thing) => (
            <AccessRow key={thing.id} thing={thing} operation={operation} />
          ))}
        </tbody>
      </table>
      <FaultLine>{operation.fault}</FaultLine>
    </div>
  );
}

function AccessRow({ thing, operation }: { thing: PlanThing; operation: Operation }) {
  const { plan, isReadOnly } = usePlanState();
  return (
    <tr className="grid gap-x-3 gap-y-2 border-line border-t pt-2 @md:grid-cols-2 @min-[46rem]:table-row">
      <th
        scope="row"
        {...ownDirection}
        className="wrap-anywhere text-start @md:col-span-2 font-medium @min-[46rem]:py-1.5 @min-[46rem]:pr-2"
      >
        {thing.plural}
      </th>
      {planActs.map((act) => (
        <td
          key={act}
          className="grid min-w-0 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-1 @min-[46rem]:table-cell @min-[46rem]:px-0.5 @min-[46rem]:py-1.5"
        >
          <span aria-hidden className="text-caption text-muted @min-[46rem]:hidden">
            {t(`actTitles.${act}`)}
          </span>
          <Select<PlanShownWho>
            label={t('cell', { act: actWord(act), things: thing.plural })}
            value={thing.access[act]}
            options={whoOptions(plan, thing.access[act])}
            disabled={isReadOnly}
            onChange={(who) => {
              if (who !== 'custom' && who !== thing.access[act])
                void operation.run({ type: 'setAccess', thing: thing.id, act, who });
            }}
            className={cn(oneLine, 'h-8 gap-1 px-1.5')}
          />
        </td>
      ))}
    </tr>
  );
}
