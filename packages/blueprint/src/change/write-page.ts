import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { emitFiles } from '../emit/files.ts';
import { hashSource } from '../emit/hash.ts';
import { idsFrom } from '../plan/entities.ts';
import { plural } from '../words.ts';

/** `label` is the page's name for people. */
export type WrittenPage = { source: string; label: string; blueprint: Blueprint };

/** A page as it is planned; one that is not planned lists what its name speaks of. Undefined without any data. */
export function writePage(before: Blueprint, path: string): WrittenPage | undefined {
  const name = path.slice('pages/'.length);
  const planned = before.pages.find((page) => page.name === name);
  const entity = entityFor(before, planned, name);
  if (!planned && !entity) return undefined;
  const blueprint = planned || !entity ? before : withListPage(before, name, entity);
  const source = emitFiles(blueprint)[path];
  if (source === undefined) return undefined;
  const hashes = { ...blueprint.hashes, [path]: hashSource(path, source) };
  const label = planned?.label ?? labelOf(name);
  return { source, label, blueprint: { ...blueprint, hashes } };
}

const labelOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2');

function entityFor({ entities }: Blueprint, planned: BlueprintPage | undefined, name: string) {
  if (planned) return entities.find(({ id }) => id === planned.entity);
  const wanted = name.toLowerCase();
  const named = entities.find(({ name: each }) =>
    [each, plural(each)].some((word) => wanted.includes(word.toLowerCase())),
  );
  return named ?? entities[0];
}

function withListPage(before: Blueprint, name: string, entity: BlueprintEntity): Blueprint {
  const ids = idsFrom(before.nextId + 1);
  const page: BlueprintPage = {
    id: ids.next(),
    name,
    label: labelOf(name),
    icon: 'List',
    archetype: 'list',
    entity: entity.id,
    public: false,
    nav: true,
    blocks: [],
  };
  return { ...before, pages: [...before.pages, page], nextId: ids.used() };
}
