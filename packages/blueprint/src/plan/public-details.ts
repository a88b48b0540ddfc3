import type { Archetype, Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { pascal } from '../words.ts';
import { type Ids, relate, settleEntity } from './entities.ts';
import type { AddPage } from './kind-pages.ts';
import { entityById, fieldsOf } from './look.ts';

const lists: ReadonlySet<Archetype> = new Set([
  'catalogue',
  'public-landing',
  'public-form',
  'landing',
  'map',
]);

const aboutOne =
  /\b(?:enquir|inquir|ask|question|interest)\w*[^.;\n]{0,40}?\b(?:about|in)\s+(?:one|it|them|an?|any|the|these|this)\b/i;

/** "They send an enquiry about one": what visitors ask about is said in what they send. */
export function relateEnquiries(blueprint: Blueprint, text: string, ids: Ids): void {
  if (!aboutOne.test(text)) return;
  const sent = blueprint.entities.find(({ concept }) => concept === 'enquiry');
  const isAbout = sent?.fields.some(({ ref }) => entityById(blueprint, ref)?.kind === 'resource');
  const shown = blueprint.entities.filter(
    (thing) => thing !== sent && thing.kind === 'resource' && thing.why.from === 'text' && hasMore(thing),
  );
  const [thing] = shown;
  if (!sent || isAbout || !thing || shown.length > 1) return;
  relate(sent, thing, ids);
  settleEntity(sent);
}

/** A page of its own for each thing that visitors see in a list and that has more to show than a card holds. */
export function addPublicDetails(blueprint: Blueprint, add: AddPage): void {
  for (const page of [...blueprint.pages]) {
    const thing = page.public && lists.has(page.archetype) ? entityById(blueprint, page.entity) : undefined;
    if (thing && hasMore(thing)) addPublicDetail({ blueprint, add, thing, asked: askedOn(blueprint, page) });
  }
}

type Given = {
  blueprint: Blueprint;
  add: AddPage;
  thing: BlueprintEntity;
  asked?: BlueprintEntity | undefined;
};

/** What visitors see of one thing, with the form by which they ask for it. */
export function addPublicDetail({ blueprint, add, thing, asked }: Given): void {
  const { pages } = blueprint;
  if (pages.some(({ archetype, entity }) => archetype === 'public-detail' && entity === thing.id)) return;
  add(`${pascal(thing.label)}View`, {
    label: thing.label,
    icon: thing.icon,
    archetype: 'public-detail',
    entity: thing.id,
    ...(asked ? { target: asked.id } : {}),
    public: true,
    nav: false,
  });
}

const hasMore = (thing: BlueprintEntity): boolean =>
  thing.kind !== 'person' && fieldsOf(thing, 'image', 'text', 'richtext').length > 0;

/** What visitors send about the thing that the page lists; an order goes through the cart. */
function askedOn(
  blueprint: Blueprint,
  { archetype, entity, target }: BlueprintPage,
): BlueprintEntity | undefined {
  const sent = archetype === 'catalogue' ? undefined : entityById(blueprint, target);
  return sent?.fields.some(({ ref }) => ref === entity) ? sent : undefined;
}
