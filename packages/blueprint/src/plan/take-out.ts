import type {
  Block,
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
} from '@sayso/core/blueprint-schema';
import { saveSections } from '../landing/save-sections.ts';
import { type LandingSection, soundSections } from '../landing/section.ts';
import { withoutThing } from './calendar.ts';

/** Charts and lists that go by a field, or show a thing, leave with it. */
export function dropFromBlocks(blueprint: Blueprint, id: string): void {
  for (const page of blueprint.pages) {
    page.blocks = page.blocks.filter(
      (block) => block.field !== id && block.groupBy !== id && block.entity !== id,
    );
  }
}

/** Takes fields out of their thing, and what goes by them out of the pages; the thing is put right by the caller. */
export function takeOutFields(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  gone: readonly BlueprintField[],
): void {
  entity.fields = entity.fields.filter((field) => !gone.includes(field));
  for (const { id } of gone) dropFromBlocks(blueprint, id);
  // A list of records that have something in a field has nothing to go by without it.
  const goesByOne = ({ where = {} }: Block) => gone.some(({ id }) => Object.hasOwn(where, id));
  for (const page of blueprint.pages) page.blocks = page.blocks.filter((block) => !goesByOne(block));
}

/** A link to nothing holds the name that it had. */
function asText({ ref: _, ...field }: BlueprintField): BlueprintField {
  return { ...field, type: 'string' };
}

type Unlinked = { other: BlueprintEntity; fields: BlueprintField[] };

/**
 * Takes a thing out of the plan with its pages, and with what other things and pages say of it. Answers the links to
 * it that went; the things that had them are put right by the caller.
 */
export function takeOutThing(blueprint: Blueprint, entity: BlueprintEntity): Unlinked[] {
  blueprint.entities = blueprint.entities.filter((other) => other !== entity);
  const unlinked = blueprint.entities.flatMap((other) => {
    const fields = other.fields.filter(({ ref }) => ref === entity.id);
    return fields.length === 0 ? [] : [{ other, fields }];
  });
  for (const { other, fields } of unlinked) {
    takeOutFields(blueprint, other, fields);
    // A thing that has nothing else keeps a name.
    if (other.fields.length === 0) other.fields.push(...fields.slice(0, 1).map(asText));
  }
  withoutThing(blueprint, entity.id);
  for (const page of blueprint.pages) keepSite(page, entity.id);
  blueprint.pages = blueprint.pages.filter(
    (other) => other.entity !== entity.id && other.target !== entity.id,
  );
  dropFromBlocks(blueprint, entity.id);
  return unlinked;
}

/** The page for visitors says more than one thing's records: it stays, without the parts that are about them. */
function keepSite(page: BlueprintPage, gone: string): void {
  if (page.archetype !== 'landing') return;
  if (page.entity === gone) delete page.entity;
  if (page.target === gone) delete page.target;
  const sections = soundSections<LandingSection>(page.props?.['sections']);
  if (sections.length > 0)
    saveSections(
      page,
      sections.filter(({ entity }) => entity !== gone),
    );
}
