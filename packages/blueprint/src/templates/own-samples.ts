import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { type FindRecord, readCell, type TemplateRows } from './template-rows.ts';
import { templateRows } from './templates.ts';

type Row = Record<string, unknown>;

/** The samples that the starter app of a Blueprint brings for one of its things; undefined where it brings none. */
export function ownSamples(blueprint: Blueprint, entity: BlueprintEntity, now: Date): Row[] | undefined {
  const rows = templateRows(blueprint.app.template);
  const own = rows?.get(entity.id);
  if (!rows || !own) return undefined;
  const find: FindRecord = (id, title) => findRecord(blueprint, rows, { id, title });
  return own.map((cells) => {
    const record: Row = {};
    for (const field of entity.fields) {
      const cell = cells.get(field.id);
      const value = cell === undefined ? undefined : readCell(field, cell, { now, find });
      if (value !== undefined) record[field.key] = value;
    }
    return record;
  });
}

/** How many there are; undefined where the thing is none of a starter app. */
export const ownCount = ({ app }: Blueprint, { id }: BlueprintEntity): number | undefined =>
  templateRows(app.template)?.get(id)?.length;

type Titled = { id: string; title: string };

/** A record is called by its first cell in the data, whatever its title is by now. */
function findRecord({ entities }: Blueprint, rows: TemplateRows, { id, title }: Titled): string | undefined {
  const target = entities.find((entity) => entity.id === id);
  const at = rows.get(id)?.findIndex((cells) => [...cells.values()][0] === title) ?? -1;
  return target && at >= 0 ? `@${target.name}:${at}` : undefined;
}
