import type { Template } from '@sayso/contracts/templates';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { completeDraft } from '../draft/complete-draft.ts';
import { allTemplates } from './data/all.ts';
import type { TemplateData } from './template-data.ts';
import { draftOf, extrasOf } from './template-draft.ts';
import { rowsOf, type TemplateRows } from './template-rows.ts';

const listed = ({ id, name, summary, group, icon, color, things, pages = [] }: TemplateData): Template => ({
  id,
  name,
  summary,
  group,
  icon,
  color,
  things: things.map((thing) => thing.name),
  public_pages: pages.flatMap((page) => (page.for === 'everyone' && page.name ? [page.name] : [])),
});

/** The starter apps, in the order in which they are shown. */
export const templates: readonly Template[] = allTemplates.map(listed);

type Made = { blueprint: Blueprint; rows: TemplateRows };
const made = new Map<string, Made>();

function make(id: string): Made | undefined {
  const known = made.get(id);
  if (known) return known;
  const data = allTemplates.find((template) => template.id === id);
  if (!data) return undefined;
  const blueprint = completeDraft(draftOf(data), extrasOf(data));
  blueprint.app.template = id;
  const fresh = { blueprint, rows: rowsOf(data, blueprint) };
  made.set(id, fresh);
  return fresh;
}

/** The Blueprint that a starter app begins with, a new one at each call; undefined where there is no such app. */
export function templateBlueprint(id: string): Blueprint | undefined {
  const template = make(id);
  return template && structuredClone(template.blueprint);
}

export const templateRows = (id: string | undefined): TemplateRows | undefined =>
  id === undefined ? undefined : make(id)?.rows;
