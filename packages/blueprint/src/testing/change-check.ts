import { Blueprint } from '@sayso/core/blueprint-schema';
import { lintEntity } from '@sayso/core/entities/lint-entity';
import { parseSync } from 'oxc-parser';
import { expect } from 'vitest';
import type { BuiltApp } from './build-app.ts';

/** The apps that change requests are tried on. */
export const apps = {
  school:
    'School app with students (name, email, grade), teachers with subject, courses with teacher and start date, status planned, running, finished.',
  shop: 'Shop that keeps: products (name, price, stock, category), suppliers with phone, orders with product, quantity, order date, status new, packed, shipped.',
  diary:
    'Travel diary with stops (name, country, rating, visit date, notes) and expenses (description, amount, litres, paid date).',
  units: 'Unit converter for weight and temperature',
  loan: 'mortgage calculator: deposit, price, years, rate',
  site: 'Tracker of places that we visited: name, rating, visit date, photo and notes.',
} as const;
export type AppName = keyof typeof apps;

/** A changed app as the rows of the tables ask about it. */
export function seen(app: BuiltApp) {
  const blueprint = Blueprint.parse(app.memory);
  const entity = (label: string) => blueprint.entities.find((one) => one.label === label);
  return {
    blueprint,
    prose: app.prose,
    theme: blueprint.theme,
    entity,
    field: (thing: string, label: string) => entity(thing)?.fields.find((one) => one.label === label),
    options: (thing: string, label: string) =>
      entity(thing)
        ?.fields.find((one) => one.label === label)
        ?.options?.map((option) => option.label),
    page: (label: string) => blueprint.pages.find((one) => one.label === label),
    kind: (archetype: string) => blueprint.pages.find((one) => one.archetype === archetype),
    menu: blueprint.pages.filter(({ nav }) => nav).map(({ label }) => label),
    blocks: blueprint.pages.flatMap(({ blocks }) => blocks),
    file: (path: string) => app.tree[path] ?? '',
    schema: (name: string) => JSON.parse(app.tree[`entities/${name}`] ?? '{}'),
  };
}
export type Seen = ReturnType<typeof seen>;

/** Every file parses, every schema is sound, every page that the plan shows has its file; `known` files are taken as they are. */
export function expectSound(app: BuiltApp, known: BuiltApp['tree'] = {}): void {
  const names = Object.keys(app.tree).flatMap((path) => /^entities\/(.+)$/.exec(path)?.[1] ?? []);
  for (const [path, text] of Object.entries(app.tree)) {
    if (known[path] === text) continue;
    if (path.startsWith('entities/')) {
      expect(lintEntity(JSON.parse(text), names), path).toEqual([]);
      continue;
    }
    const { errors } = parseSync(`${path.replace('/', '-')}.tsx`, text, { showSemanticErrors: true });
    expect(
      errors.map(({ message }) => message),
      `${path}\n${text}`,
    ).toEqual([]);
  }
  for (const page of Blueprint.parse(app.memory).pages)
    if (page.nav) expect(app.tree[`pages/${page.name}`], page.name).toBeDefined();
}
