import type { PlanPage, PlanThing } from '@sayso/contracts/plan';
import { House } from 'lucide-react';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';
import { Button } from '../button.tsx';
import { Switch } from '../switch.tsx';
import { pageNameFault } from './names.ts';
import { PanelFoot } from './panel-foot.tsx';
import { FaultLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { homeOf } from './plan-pages.tsx';
import { thingOf } from './plan-words.ts';
import { RemoveButton } from './remove-button.tsx';
import { RenameForm } from './rename-form.tsx';
import { type Operation, useOperation } from './use-operation.ts';

type Props = { page: PlanPage; fault?: string | undefined; onClose: () => void };

/** What can be changed about a page, or why nothing can. */
export function PagePanel(props: Props) {
  if (props.page.is_outside) return <p className="text-dense text-muted">{t('pages.outside')}</p>;
  return <PageForm {...props} />;
}

/** Its name, its place and its end; of a form, what it asks for. */
function PageForm({ page, fault, onClose }: Props) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  const thing = thingOf(plan, page.thing);
  const home = homeOf(plan, page);
  return (
    <div className="grid gap-4">
      <RenameForm
        label={cards('name')}
        name={page.name}
        check={(name) => pageNameFault(plan, name, page.id)}
        renameTo={(name) => ({ type: 'renamePage', page: page.id, name })}
        onClose={onClose}
      />
      {page.by_hand && <p className="text-caption text-muted">{t('pages.byHandText')}</p>}
      {page.asks && thing && <AsksEditor page={page} thing={thing} operation={operation} />}
      {page.audience === 'users' && (
        <Switch
          label={t('pages.inMenu')}
          isOn={page.in_menu}
          onChange={(isOn) => void operation.run({ type: 'setInMenu', page: page.id, in_menu: isOn })}
        />
      )}
      <FaultLine>{operation.fault}</FaultLine>
      <PanelFoot>
        {home !== page.audience && home !== 'both' && (
          <Button
            size="sm"
            pending={operation.isPending}
            onClick={() => void operation.run({ type: 'setHome', page: page.id })}
          >
            <House aria-hidden className="size-4" />
            {t(`pages.setHome.${page.audience}`)}
          </Button>
        )}
        <span className="flex-1" />
        <RemoveButton operation={operation} removal={{ type: 'removePage', page: page.id }} onClose={onClose}>
          {t('pages.remove')}
        </RemoveButton>
      </PanelFoot>
    </div>
  );
}

type AsksProps = { page: PlanPage; thing: PlanThing; operation: Operation };

function AsksEditor({ page, thing, operation }: AsksProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-dense">{t('pages.asks')}</legend>
      {thing.fields
        .filter(({ written_by: by }) => by !== 'system')
        .map((field) => (
          <Switch
            key={field.id}
            label={field.name}
            isOn={page.asks?.includes(field.id) ?? false}
            onChange={(isOn) =>
              void operation.run({
                type: 'setWrittenBy',
                thing: thing.id,
                field: field.id,
                by: isOn ? 'visitor' : 'staff',
              })
            }
          />
        ))}
    </fieldset>
  );
}
