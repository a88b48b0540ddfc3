import { useRef } from 'react';
import { t } from '../../texts/plan.ts';
import { t as parts } from '../../texts/plan-parts.ts';
import { FieldPanel } from './field-panel.tsx';
import { NewFieldPanel } from './new-field-panel.tsx';
import { NewPagePanel } from './new-page-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { type PanelTarget, usePlanState } from './plan-context.ts';
import { PlanPanel } from './plan-panel.tsx';
import { thingOf } from './plan-words.ts';
import { NewRolePanel, RolePanel } from './role-panel.tsx';
import { AppNamePanel, NewThingPanel, ThingPanel } from './thing-panel.tsx';

export type Opened = { place: PanelTarget; anchor: HTMLElement; fault?: string | undefined };

type Props = { opened: Opened; onClose: () => void };

/** The panel of what is opened; nothing where it is gone from the plan. */
export function OpenPanel({ opened, onClose }: Props) {
  const anchor = useRef(opened.anchor);
  anchor.current = opened.anchor;
  const shown = usePanel(opened, onClose);
  const { hold } = usePlanState();
  const leave = () => (hold.current ? hold.current() : onClose());
  if (!shown) return null;
  return (
    <PlanPanel title={shown.title} anchor={anchor} onClose={leave}>
      {shown.body}
    </PlanPanel>
  );
}

function usePanel({ place, fault }: Opened, onClose: () => void) {
  const { plan } = usePlanState();
  const given = { fault, onClose };
  if (place.what === 'newThing') return { title: t('addThing'), body: <NewThingPanel {...given} /> };
  if (place.what === 'app') return { title: t('appName'), body: <AppNamePanel {...given} /> };
  if (place.what === 'newPage') return { title: parts('pages.add'), body: <NewPagePanel {...given} /> };
  if (place.what === 'page') {
    const page = plan.pages.find(({ id }) => id === place.page);
    return page ? { title: page.name, body: <PagePanel page={page} {...given} /> } : null;
  }
  if (place.what === 'newRole') return { title: parts('roles.add'), body: <NewRolePanel {...given} /> };
  if (place.what === 'role') {
    const role = plan.roles.find(({ id }) => id === place.role);
    return role ? { title: role.name, body: <RolePanel role={role} {...given} /> } : null;
  }
  const thing = thingOf(plan, place.thing);
  if (!thing) return null;
  if (place.what === 'thing') return { title: thing.plural, body: <ThingPanel thing={thing} {...given} /> };
  if (place.what === 'newField')
    return {
      title: t('addFieldTo', { thing: thing.plural }),
      body: <NewFieldPanel thing={thing} fault={fault} />,
    };
  const field = thing.fields.find(({ id }) => id === place.field);
  if (!field) return null;
  return {
    title: field.name,
    body: <FieldPanel thing={thing} field={field} {...given} />,
  };
}
