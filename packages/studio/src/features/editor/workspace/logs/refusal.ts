import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import { parseJson } from '@sayso/core/parse-json';
import { t } from '../../../../texts/logs.ts';
import { draftOf, effectiveAccess, type RulePlace } from '../security/rule-draft.ts';
import type { Sentence } from '../security/rule-sentences.ts';
import { phrasesOf } from '../security/rule-summary.ts';
import { vocabularyOf } from '../security/vocabulary.ts';

/** A call that a rule of an entity refused, as the rules are now. */
export type Refusal = {
  entity: string;
  /** "Only whoever created it can delete outings." */
  sentence: string;
  /** The record that was to be changed, where it was one. */
  recordId: string | null;
};

const places = ['create', 'read', 'update', 'delete'] as const satisfies RulePlace[];

/** What callers are told, also with the row of a bulk before it. */
const isDenied = (error: string): boolean =>
  /^(?:Record \d+: )?Permission denied$/.test(error.split('\n')[0] ?? '');

/** Null where no rule refused it, or none of an entity that is still there. Callers are told less than the owner is. */
export function refusalOf(
  { object_name: entity, log_type, error, inputs }: AppLog,
  app: Pick<App, 'entities' | 'user_entity'>,
): Refusal | null {
  const schema = Object.hasOwn(app.entities, entity) ? app.entities[entity] : undefined;
  const place = places.find((each) => each === log_type);
  if (!schema || place === undefined || error === null || !isDenied(error)) return null;
  const words = vocabularyOf(app, entity, schema);
  const access = effectiveAccess(draftOf(schema.rls), place, schema.rls);
  const { id, body } = readInputs(inputs);
  const nouns = words.nouns;
  const sentence = () => {
    if (access.kind === 'nobody') return t(`refusal.nobody.${place}`, { nouns });
    if (access.kind === 'anyone')
      return t(hasFieldRules(body, schema.properties) ? 'refusal.field' : 'refusal.changed', { nouns });
    // "Only anyone, if …" is no English.
    const form = access.sentences.some(isAboutValue) ? 'who' : 'only';
    return t(`refusal.${form}.${place}`, { nouns, who: phrasesOf(access, words) });
  };
  return { entity, sentence: sentence(), recordId: id };
}

const isAboutValue = (sentence: Sentence): boolean =>
  sentence.kind === 'field' && sentence.operand?.from === 'value';

type Inputs = { id: string | null; body: object };

/** What the call was given; a text that was cut cannot be read any more. */
function readInputs(text: string | null): Inputs {
  try {
    const given: unknown = parseJson(text ?? '');
    if (typeof given !== 'object' || given === null) return { id: null, body: {} };
    const { id, body } = given as { id?: unknown; body?: unknown };
    const inner = typeof body === 'object' && body !== null ? body : given;
    return { id: typeof id === 'string' ? id : null, body: inner };
  } catch {
    return { id: null, body: {} };
  }
}

const hasFieldRules = (body: object, properties: App['entities'][string]['properties']): boolean =>
  Object.keys(body).some((name) => Object.hasOwn(properties, name) && properties[name]?.rls !== undefined);
