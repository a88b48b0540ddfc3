import type {
  Plan,
  PlanAccess,
  PlanField,
  PlanLook,
  PlanPage,
  PlanPerson,
  PlanShownWho,
  PlanThing,
} from '@sayso/contracts/plan';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { parseSchema } from '../change/adopt.ts';
import { hashSource } from '../emit/hash.ts';
import { pageOpenedWith } from '../emit/main-page.ts';
import { type Asks, asksOf } from './asks.ts';
import { kindOfField } from './field-kinds.ts';
import { pagesByHand } from './pages-by-hand.ts';
import { whoOf } from './who-of-rules.ts';

/** The plan that people look at; pages that the Blueprint does not know, or that were changed since, are by hand. */
export function planOf(blueprint: Blueprint, { sources = {} }: { sources?: SourceTree } = {}): Plan {
  const asked = new Map(blueprint.pages.map((page) => [page.id, asksOf(blueprint, page)]));
  const visitors = new Set([...asked.values()].flatMap((asks) => asks?.fields ?? []));
  const pages = [...pagesOf(blueprint, asked, sources), ...pagesByHand(blueprint, sources)];
  return {
    app: { name: blueprint.app.name, icon: blueprint.app.icon },
    things: blueprint.entities.map((entity) => ({
      ...thingOf(entity, visitors),
      access: accessOf(entity, sources),
    })),
    people: peopleOf(blueprint, pages),
    roles: (blueprint.roles ?? []).map(({ id, name }) => ({ id, name })),
    pages,
    look: lookOf(blueprint),
  };
}

function thingOf(entity: BlueprintEntity, visitors: ReadonlySet<BlueprintField>): Omit<PlanThing, 'access'> {
  const { id, name, label, labelPlural, icon, titleField, fields, why } = entity;
  return {
    id,
    entity: name,
    name: label,
    plural: labelPlural,
    icon,
    title: fields.some((field) => field.id === titleField) ? titleField : null,
    fields: fields.map((field) => fieldOf(entity, field, visitors.has(field))),
    source: { from: why.from, words: why.words },
  };
}

/** Rules that somebody wrote otherwise than the plan has words for are shown as such. */
function accessOf({ name, rules }: BlueprintEntity, sources: SourceTree): PlanAccess {
  const source = sources[`entities/${name}`];
  const schema = source === undefined ? undefined : parseSchema(source);
  const shown = (operation: keyof BlueprintEntity['rules']): PlanShownWho => {
    const isCustom = schema !== undefined && whoOf(schema, operation) === undefined;
    return isCustom ? 'custom' : rules[operation];
  };
  return { see: shown('read'), add: shown('create'), change: shown('update'), delete: shown('delete') };
}

function fieldOf(entity: BlueprintEntity, field: BlueprintField, isAsked: boolean): PlanField {
  const { id, key, label, required, options, ref, readers, computed, writtenBy, hasOwnRule, why } = field;
  const kind = kindOfField(entity, field);
  const hasChoices = options !== undefined && (kind === 'choice' || kind === 'states');
  return {
    id,
    key,
    name: label,
    kind,
    required,
    ...(hasChoices
      ? { choices: options.map(({ value, label: name, color }) => ({ value, label: name, color })) }
      : {}),
    ...(kind === 'link' && ref !== undefined ? { link: ref } : {}),
    written_by: computed ? 'system' : isAsked ? 'visitor' : (writtenBy ?? 'staff'),
    ...(hasOwnRule ? { seen_by: 'custom' } : readers === undefined ? {} : { seen_by: readers }),
    source: { from: why.from, words: why.words },
  };
}

function pagesOf(
  blueprint: Blueprint,
  asked: ReadonlyMap<string, Asks | undefined>,
  sources: SourceTree,
): PlanPage[] {
  return blueprint.pages.map((page) => {
    const asks = asked.get(page.id);
    // A form beside what it is about, as a repair below the bikes, is of the thing that it adds.
    const thing = asks?.entity.id ?? page.entity ?? page.target;
    return {
      id: page.id,
      page: page.name,
      name: page.label,
      icon: page.icon,
      kind: page.archetype,
      ...(thing === undefined ? {} : { thing }),
      audience: page.public ? 'visitors' : 'users',
      in_menu: page.nav,
      ...(asks ? { asks: asks.fields.map(({ id }) => id) } : {}),
      by_hand: isRewritten(blueprint, page.name, sources),
      is_outside: false,
    };
  });
}

function isRewritten({ hashes }: Blueprint, name: string, sources: SourceTree): boolean {
  const path = `pages/${name}`;
  const source = sources[path];
  return source !== undefined && hashSource(path, source) !== hashes[path];
}

function peopleOf(blueprint: Blueprint, pages: readonly PlanPage[]): PlanPerson[] {
  const opensWith = pageOpenedWith(blueprint);
  const home = pages.find(({ page }) => page === opensWith)?.id;
  const open = pages.filter(({ audience }) => audience === 'visitors');
  const visitors = open.find(({ id }) => id === home) ?? open.find(({ in_menu }) => in_menu) ?? open[0];
  return [
    { role: 'visitors', home: visitors?.id ?? null },
    { role: 'users', home: home ?? null },
    { role: 'admins', home: home ?? null },
  ];
}

const color = /^#[0-9a-f]{6}$/i;

const lookOf = ({ theme }: Blueprint): PlanLook => ({
  preset: theme.preset.slice(0, 40),
  mode: theme.mode,
  primary: color.test(theme.primary) ? theme.primary : '#1d4ed8',
});
