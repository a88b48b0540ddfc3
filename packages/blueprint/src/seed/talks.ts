import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { firstNames, lastNames } from '../lexicon/names.ts';
import { lineOf } from '../lexicon/talks.ts';
import { hashText } from '../plan/build.ts';
import { entityById, fieldsOf } from '../plan/look.ts';
import type { Made } from './linked.ts';
import { randomFrom } from './random.ts';

type Row = Record<string, unknown>;

const said = /^(?:message|text|content|body)$/i;
const by = /^(?:author|name|sender|from|who|user(?:name)?|nickname|(?:posted|sent|written) by)$/i;

/** Lets the few who are in a chat answer each other, talk by talk, most of it in the first room. */
export function settleTalks(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  { records, made }: { records: readonly Row[]; made: Made },
): void {
  const { titles } = entity;
  const text = fieldsOf(entity, 'text', 'string', 'richtext').find(({ label }) => said.test(label));
  if (entity.concept !== 'chat_message' || !titles || !text) return;
  const author = fieldsOf(entity, 'string').find(({ label }) => by.test(label));
  const random = randomFrom(blueprint.seed ^ hashText(`${entity.name} speakers`));
  const [firsts, lasts] = [random.shuffle(firstNames), random.shuffle(lastNames)];
  for (const [index, record] of records.entries()) {
    const line = lineOf(titles[index % titles.length] ?? '');
    if (!line) continue;
    record[text.key] = line.text;
    if (author) record[author.key] = `${firsts[line.speaker] ?? ''} ${lasts[line.speaker] ?? ''}`;
    for (const { key, ref } of fieldsOf(entity, 'ref')) {
      const target = entityById(blueprint, ref);
      const others = (target && made.get(target.name)?.length) ?? 0;
      if (!target || others === 0) continue;
      const at = target.kind === 'person' ? line.speaker : Math.max(0, line.talk - 1);
      record[key] = `@${target.name}:${at % others}`;
    }
  }
}
