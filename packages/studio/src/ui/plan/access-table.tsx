import { type PlanShownWho, type PlanThing, planActs } from '@sayso/contracts/plan';
import { t } from '../../texts/plan-parts.ts';
import { cn } from '../cn.ts';
import { Select } from '../select.tsx';
import { FaultLine, oneLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { ownDirection } from './plan-words.ts';
import { type Operation, useOperation } from './use-operation.ts';
import { whoOptions } from './who-options.ts';

/** Who may see, add, change and delete each thing; rows where it is wide, blocks where it is not. */
export function AccessTable() {
  const { plan } = usePlanState();
  const operation = useOperation();
  return (
    <div className="grid gap-2">
      <table className="w-full border-collapse text-dense @max-2xl:block">
        <thead className="@max-2xl:sr-only">
          <tr>
            <th scope="col" className="py-1 pr-2 text-start font-medium text-muted">
              {t('thing')}
            </th>
            {planActs.map((act) => (
              <th key={act} scope="col" className="px-1 py-1 text-start font-medium text-muted">
                {t(`actTitles.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:grid @max-2xl:gap-3">
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
    <tr className="border-line border-t @max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-2 @max-2xl:pt-2">
      <th
        scope="row"
        {...ownDirection}
        className="wrap-anywhere max-w-40 py-1.5 pr-2 text-start font-medium @max-2xl:col-span-2 @max-2xl:max-w-none @max-2xl:py-0"
      >
        {thing.plural}
      </th>
      {planActs.map((act) => (
        <td key={act} className="px-1 py-1.5 @max-2xl:grid @max-2xl:gap-1 @max-2xl:p-0">
          <span aria-hidden className="hidden text-caption text-muted @max-2xl:block">
            {t(`actTitles.${act}`)}
          </span>
          <Select<PlanShownWho>
            label={t('cell', { act: t(`acts.${act}`), things: thing.plural })}
            value={thing.access[act]}
            options={whoOptions(plan, thing.access[act])}
            disabled={isReadOnly}
            onChange={(who) => {
              if (who !== 'custom' && who !== thing.access[act])
                void operation.run({ type: 'setAccess', thing: thing.id, act, who });
            }}
            className={cn(oneLine, 'h-8 px-2')}
          />
        </td>
      ))}
    </tr>
  );
}
