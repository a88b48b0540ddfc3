import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, fieldsOf, stateOf, titleOf } from '../plan/look.ts';
import { element, type Imports, type Props, pageFile } from './jsx.ts';

/** Questions that pages of a community ask of an entity: fields are found by their type, then by their label. */
type Found = BlueprintField | undefined;
const labelled = (fields: readonly BlueprintField[], pattern: RegExp): Found =>
  fields.find(({ label }) => pattern.test(label));

/** What is written in it: the longest kind of text, a plain one where there is no other. */
export const textOf = (entity: BlueprintEntity): Found => {
  const long = fieldsOf(entity, 'richtext', 'text');
  const body = /body|content|text|message|article|answer|comment|reply|description|details/i;
  const plain = fieldsOf(entity, 'string').filter((field) => field !== titleOf(entity));
  return labelled(long, body) ?? long[0] ?? labelled(plain, body);
};

/** Text of a message or reply, which may be its title as well. */
export const saidIn = (entity: BlueprintEntity): Found =>
  textOf(entity) ?? labelled(fieldsOf(entity, 'string'), /message|text|body|content/i) ?? titleOf(entity);

const isPerson = (blueprint: Blueprint, { ref }: BlueprintField): boolean =>
  entityById(blueprint, ref)?.kind === 'person';

export const authorOf = (blueprint: Blueprint, entity: BlueprintEntity): string | undefined => {
  const wrote = /author|writer|sender|posted by|written by|submitted by|\bfrom\b|^by$/i;
  const people = entity.fields.filter((field) => field.ref !== undefined && isPerson(blueprint, field));
  const texts = fieldsOf(entity, 'string', 'email').filter((field) => field !== titleOf(entity));
  return (labelled(people, wrote) ?? labelled(texts, wrote) ?? people[0])?.key;
};

export const categoryOf = (blueprint: Blueprint, entity: BlueprintEntity): Found => {
  const sorts = /categor|topic|section|board|type|kind|genre|theme|area|folder|department/i;
  const enums = fieldsOf(entity, 'enum').filter(({ id }) => id !== entity.workflow);
  const refs = entity.fields.filter(
    (field) => field.ref !== undefined && field.ref !== entity.id && !isPerson(blueprint, field),
  );
  return labelled(enums, sorts) ?? labelled(refs, sorts) ?? enums[0];
};

export const flagOf = (entity: BlueprintEntity, pattern: RegExp): string | undefined =>
  labelled(fieldsOf(entity, 'bool'), pattern)?.key;

export const statusOf = (entity: BlueprintEntity): Found =>
  stateOf(entity) ?? labelled(fieldsOf(entity, 'enum'), /status|state|stage/i);

const optionLike = (field: Found, pattern: RegExp): string | undefined =>
  field?.options?.find(({ value, label }) => pattern.test(value) || pattern.test(label))?.value;

/** How a post is told from a draft. */
export function publishedOf(entity: BlueprintEntity): Props {
  const flag = flagOf(entity, /publish|public|live/i);
  if (flag) return { statusField: flag, published: true, draft: false };
  const status = statusOf(entity);
  const published = optionLike(status, /publish|live|public/i);
  if (status === undefined || published === undefined) return {};
  const draft =
    optionLike(status, /draft|unpublished/i) ??
    status.options?.find(({ value }) => value !== published)?.value;
  return { statusField: status.key, published, draft };
}

/** States that take up no time. */
export const freeStates = (entity: BlueprintEntity): string[] =>
  (statusOf(entity)?.options ?? [])
    .filter(({ label }) => /cancel|declin|reject|refus|no.?show|withdrawn/i.test(label))
    .map(({ value }) => value);

/** Where an order says whether it was paid. */
export function paymentOf(entity: BlueprintEntity): Props | undefined {
  const field = labelled(fieldsOf(entity, 'enum'), /payment/i);
  const paid = optionLike(field, /^paid$|complete|succe/i);
  if (field === undefined || paid === undefined) return undefined;
  return { statusField: field.key, paid, declined: optionLike(field, /declin|fail|reject|unpaid/i) };
}

export const numberOf = (entity: BlueprintEntity): string | undefined =>
  labelled(fieldsOf(entity, 'string'), /(?:order|invoice|booking) (?:number|no\b|code)|^number$/i)?.key;

export const refTo = (child: BlueprintEntity, parent: BlueprintEntity | undefined): Found =>
  child.fields.find(({ ref }) => ref !== undefined && ref === parent?.id);

/** What is written below it: replies of a topic, comments of an idea. */
export function childOf(
  blueprint: Blueprint,
  page: BlueprintPage,
  parent: BlueprintEntity,
): BlueprintEntity | undefined {
  const given = entityById(blueprint, page.target);
  if (given && refTo(given, parent)) return given;
  const children = blueprint.entities.filter((one) => one !== parent && refTo(one, parent));
  return children.find(({ label, concept }) =>
    /comment|repl|answer|post|message/i.test(`${label} ${concept ?? ''}`),
  );
}

const written = /\b(?:comment|reply|remark|memory|answer|message|post)\b/i;

/** The field that holds what was said and who said it, of an entity that is little more than words below a record. */
export function talkOf(
  blueprint: Blueprint,
  child: BlueprintEntity,
): { textField?: string; authorField?: string } {
  const text = saidIn(child);
  const named = child.fields.find(({ key, type }) => key === 'name' && type === 'string');
  const author = (named?.required ? named.key : undefined) ?? authorOf(blueprint, child) ?? named?.key;
  const mustFill = child.fields.filter(
    ({ key, required, ref }) => required && ref === undefined && key !== text?.key && key !== author,
  );
  // Whoever asked for a photo or stars beside the words wants to see and fill them in.
  const asked = child.fields.filter(
    ({ key, why, ref, type }) =>
      (why.from === 'text' || why.from === 'change') &&
      ref === undefined &&
      key !== text?.key &&
      key !== author &&
      type !== 'date' &&
      type !== 'datetime',
  );
  const isTalk =
    written.test(`${child.label} ${child.concept ?? ''}`) && mustFill.length === 0 && asked.length === 0;
  if (!isTalk || text === undefined || text.key === author) return {};
  return { textField: text.key, ...(author === undefined ? {} : { authorField: author }) };
}

export const coordinatesOf = (
  entity: BlueprintEntity,
): { latitude: string; longitude: string } | undefined => {
  const numbers = fieldsOf(entity, 'number', 'int');
  const latitude = labelled(numbers, /^lat(?:itude)?\b/i);
  const longitude = labelled(numbers, /^(?:lon|lng|long)(?:gitude)?\b/i);
  return latitude && longitude ? { latitude: latitude.key, longitude: longitude.key } : undefined;
};

/** A line below a name: the job of a person, the client of a project. */
export const lineOf = (entity: BlueprintEntity): string | undefined => {
  const lines = /job|position|role|occupation|profession|speciali|headline|client|company|tagline/i;
  return labelled(
    fieldsOf(entity, 'string', 'enum').filter((field) => field !== titleOf(entity)),
    lines,
  )?.key;
};

/** A prop of the page's own that is a text. */
export const wordsOf = (page: BlueprintPage, key: string): string | undefined => {
  const value = page.props?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type Framed = {
  page: BlueprintPage;
  imports: Imports;
  body: string;
  /** What the page is about: nothing on it is of use to whoever may not read that. Ideas and files may be sent unseen. */
  about?: BlueprintEntity;
  title?: string;
};

/** The part in a page with its heading; the page's own words win. */
export function framed({ page, imports, body, about, title = page.label }: Framed): string {
  const props = {
    title: wordsOf(page, 'title') ?? title,
    description: wordsOf(page, 'description'),
    entity: about && imports.entity(about.name),
  };
  return pageFile(page.name, imports, element(imports.kit('Page'), props, [body], '    '));
}

export const orNothing = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length === 0 ? undefined : list;

/** Who works on it, how far it is, and what admins alone see, is nobody's to fill in from outside. */
export const isInside = ({ label, type, readers }: BlueprintField): boolean =>
  readers === 'admin' ||
  /^(?:assignee|assigned to|handled by|responsible(?: person)?)$/i.test(label) ||
  (type === 'bool' &&
    /^(?:paid|done|completed?|approved|confirmed|checked in|archived|handled)$/i.test(label));
