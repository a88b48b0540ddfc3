import type { PlanPage, PlanThing } from '@sayso/contracts/plan';
import { House, Trash2 } from 'lucide-react';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';
import { Button } from '../button.tsx';
import { Kbd } from '../kbd.tsx';
import { Switch } from '../switch.tsx';
import { NameForm } from './name-form.tsx';
import { pageNameFault } from './names.ts';
import { FaultLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { homeOf } from './plan-pages.tsx';
import { thingOf } from './plan-words.ts';
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
  const naming = useOperation();
  const operation = useOperation(fault);
  const thing = thingOf(plan, page.thing);
  const home = homeOf(plan, page);
  const closeWhen = async (done: Promise<boolean>) => {
    const isDone = await done;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <div className="grid gap-4">
      <NameForm
        label={cards('name')}
        value={page.name}
        submit={cards('save')}
        check={(name) => pageNameFault(plan, name, page.id)}
        fault={naming.fault}
        isPending={naming.isPending}
        onSubmit={(name) => closeWhen(naming.run({ type: 'renamePage', page: page.id, name }))}
        onUnchanged={onClose}
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
      <footer className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
        <Button
          variant="danger"
          size="sm"
          pending={operation.isPending}
          onClick={() => void closeWhen(operation.run({ type: 'removePage', page: page.id }))}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('pages.remove')}
          <Kbd className="max-md:hidden">{cards('deleteKey')}</Kbd>
        </Button>
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
      </footer>
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
