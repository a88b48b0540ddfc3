import type { AppPlan, PlanField, PlanThing } from '@sayso/contracts/plan';
import { newId } from './samples.ts';

const said = (words: string) => ({ from: 'text', words }) as const;

export const aField = (changes: Partial<PlanField> & { id: string; name: string }): PlanField => ({
  key: changes.name.toLowerCase(),
  kind: 'text',
  required: false,
  written_by: 'staff',
  source: said('the repairs we do'),
  ...changes,
});

export const aThing = (changes: Partial<PlanThing> & { id: string; name: string }): PlanThing => ({
  entity: changes.name,
  plural: `${changes.name}s`,
  icon: 'Box',
  title: changes.fields?.[0]?.id ?? null,
  fields: [],
  access: { see: 'registered', add: 'registered', change: 'registered', delete: 'admin' },
  source: said('the repairs we do'),
  ...changes,
});

const states = [
  { value: 'received', label: 'Received', color: 'blue' },
  { value: 'waiting', label: 'Waiting for parts', color: 'amber' },
  { value: 'ready', label: 'Ready', color: 'green' },
];

const bike = aThing({
  id: 'e1',
  name: 'Bike',
  icon: 'Bike',
  fields: [
    aField({ id: 'f1', name: 'Model', required: true }),
    aField({ id: 'f2', name: 'Frame number', source: { from: 'template', words: '' } }),
  ],
});
const repair = aThing({
  id: 'e2',
  name: 'Repair',
  icon: 'Wrench',
  access: { see: 'registered', add: 'anyone', change: 'registered', delete: 'admin' },
  fields: [
    aField({ id: 'f3', name: 'Description', kind: 'long text', required: true, written_by: 'visitor' }),
    aField({ id: 'f4', name: 'Bike', kind: 'link', link: 'e1' }),
    aField({ id: 'f5', name: 'Price', kind: 'money', seen_by: 'registered' }),
    aField({ id: 'f6', name: 'Status', kind: 'states', choices: states }),
  ],
});

/** A bicycle workshop: bikes, and repairs that visitors ask for. */
export const aPlan = (changes: Partial<AppPlan> = {}): AppPlan => ({
  app: { name: 'Millbrook Cycles', icon: 'Bike' },
  things: [bike, repair],
  people: [
    { role: 'visitors', home: 'p3' },
    { role: 'users', home: 'p1' },
    { role: 'admins', home: 'p1' },
  ],
  pages: [
    aPage({ id: 'p1', name: 'Dashboard', kind: 'dashboard' }),
    aPage({ id: 'p2', name: 'Repairs', kind: 'list', thing: 'e2' }),
    aPage({
      id: 'p3',
      name: 'Request a repair',
      kind: 'public-form',
      thing: 'e2',
      audience: 'visitors',
      asks: ['f3'],
    }),
  ],
  roles: [],
  look: { preset: 'plain', mode: 'light', primary: '#1f6b54' },
  checkpoint_id: newId(),
  ...changes,
});

type Page = AppPlan['pages'][number];
function aPage(changes: Partial<Page> & { id: string; name: string }): Page {
  return {
    page: changes.name.replaceAll(' ', ''),
    icon: 'FileText',
    kind: 'list',
    audience: 'users',
    in_menu: true,
    by_hand: false,
    is_outside: false,
    ...changes,
  };
}
