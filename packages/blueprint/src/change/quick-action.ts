import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import type { Quick } from '../emit/list-focus.ts';
import { isFinal } from '../plan/colors.ts';
import { lower, yesOrNo } from '../texts/grammar.ts';
import { quickWords } from '../texts/lists.ts';
import { capitalise, normalised } from '../words.ts';
import { type Change, contextEntity, findNamed, type Intent, listPageOf } from './context.ts';
import { addField } from './fields.ts';

const buttons =
  /^(?:add|put|include|create|give (?:me|us))\s+(?:an?\s+|the\s+)?(?:quick\s+)?(?:[\w-]+\s+)?(?:button|action|way|option|check ?box|tick ?box)s?\s+(?:to|that|for|which)\s+(?:quickly\s+|easily\s+|directly\s+)?(.+)$/i;
const oneClick =
  /^(?:let (?:me|us|people|users|everyone)\s+|(?:i|we) (?:want|would like|need) to (?:be able to )?|make it possible to )?((?:mark|set|tick|check|close|complete|approve|cancel|archive|finish|accept|reject)\w*\s.+?)(?:\s+(?:with (?:one|a single|a) (?:click|press|tap|button)|directly|quickly|right)(?:\s+(?:in|on|from) the (?:list|table))?|\s+(?:in|from) the (?:list|table))$/i;
const deed =
  /^(marks?|marking|sets?|ticks?(?: off)?|checks?(?: off)?|flags?)\s+(?:an?\s+|the\s+|each\s+|my\s+)?(.+?)(?:\s+(?:as|to)\s+(?:be\s+)?"?(.+?)"?)?$/i;
const verb =
  /^(\w+?)(?:s|es|ing)?\s+(?:an?\s+|the\s+|each\s+|my\s+|their\s+(?:own\s+)?|his\s+|her\s+)?(.+)$/i;

/** "Let customers cancel their booking", "mark bookings as paid". */
const plainly =
  /^(?:let|allow)\s+(?:the )?(?:people|customers?|clients?|guests?|visitors?|patients?|students?|members?|users?|them|me|us|everyone)\s+(?:to )?((?:mark|cancel|close|complete|approve|confirm|accept|reject|archive|finish|resolve)\s.+)$|^(?=(mark\s.+\sas\s.+)$)/i;

type Meant = { entity: BlueprintEntity; quick: Quick; told: string };

/** "Add a button to mark a task as done": one press in its row. */
export const quickAction: Intent = (change, clause) => {
  const words = buttons.exec(clause)?.[1] ?? oneClick.exec(clause)?.[1] ?? markIn(clause);
  const meant = words === undefined ? undefined : (meantIn(change, words) ?? ticked(change, words));
  const page = meant && listPageOf(change.blueprint, meant.entity);
  if (!meant || !page) return undefined;
  page.props = { ...page.props, quick: meant.quick };
  change.last = { entity: meant.entity, page };
  return quickWords.added(lower(meant.entity.labelPlural), meant.quick.label, meant.told);
};

const markIn = (clause: string): string | undefined => {
  const found = plainly.exec(clause);
  return found?.[1] ?? found?.[2];
};

/** "Mark bookings as paid" where nothing says yet whether they are: a tick is kept from now on. */
function ticked(change: Change, words: string): Meant | undefined {
  const [, , marked = '', as = ''] = deed.exec(words) ?? [];
  const entity = marked === '' ? undefined : thing(change, marked);
  if (!entity || !/^[a-z]+(?:ed|id|nt|st|ne|en|ght|te)$/i.test(as)) return undefined;
  const said = addField(change, `add a yes/no field for ${as} to ${lower(entity.labelPlural)}`);
  return said === undefined ? undefined : aimOf(entity, as, quickWords.markAs(lower(as)));
}

function meantIn(change: Change, words: string): Meant | undefined {
  const [, , marked = '', as = ''] = deed.exec(words) ?? [];
  if (marked !== '') {
    const { entity: home, field } = change.last ?? {};
    // "Add a column for it and let me tick it": the tick that was spoken of.
    if (field && isFresh(change, field) && /^(?:tick|check)/i.test(words)) field.type = 'bool';
    if (home && field?.type === 'bool' && /^(?:it|them|this|that)\b/i.test(marked))
      return found(home, field, {
        label: quickWords.markAs(lower(field.label)),
        value: true,
        told: capitalise(yesOrNo(true)),
      });
    const entity = thing(change, marked);
    return (
      entity && aimOf(entity, as === '' ? 'done' : as, quickWords.markAs(lower(as === '' ? 'done' : as)))
    );
  }
  const [, done = '', object = ''] = verb.exec(words) ?? [];
  const entity = object === '' ? undefined : thing(change, object);
  return entity && aimOf(entity, done, capitalise(done));
}

/** Added by an earlier clause of this request, so that no record holds a value of it. */
const isFresh = ({ blueprint }: Change, { id, type }: BlueprintField): boolean =>
  type === 'string' && Number(id.slice(1)) >= blueprint.nextId;

const thing = (change: Change, words: string): BlueprintEntity | undefined =>
  findNamed(change.blueprint, words) ??
  (/^(?:it|them|this|one|an? (?:item|record|entry))$/i.test(words) ? contextEntity(change) : undefined);

const undone = /cancel|reject|declin|lost|fail|expire|no.?show/i;

/** "Done" is a choice, a tick, or the end of the states; "approve" leads to Approved. */
function aimOf(entity: BlueprintEntity, words: string, label: string): Meant | undefined {
  const wanted = normalised(words);
  const stem = wanted.replace(/e?d?$/, '').slice(0, 6);
  const fits = (text: string) =>
    normalised(text) === wanted || (stem.length >= 4 && normalised(text).startsWith(stem));
  for (const field of entity.fields) {
    const option = field.options?.find((one) => fits(one.label));
    if (option) return found(entity, field, { label, value: option.value, told: option.label });
    if (field.type === 'bool' && fits(field.label))
      return found(entity, field, { label, value: true, told: capitalise(yesOrNo(true)) });
  }
  const state = entity.fields.find(({ id }) => id === entity.workflow);
  const end = state?.options?.find(({ label: text }) => isFinal(text) && !undone.test(text));
  return state && end && /^(?:done|finished|completed?|closed)$/i.test(words)
    ? found(entity, state, { label, value: end.value, told: end.label })
    : undefined;
}

const found = (
  entity: BlueprintEntity,
  field: BlueprintField,
  { label, value, told }: { label: string; value: string | boolean; told: string },
): Meant => ({
  entity,
  quick: { label, field: field.id, value },
  told: value === true ? quickWords.ticks(lower(field.label)) : quickWords.sets(lower(field.label), told),
});
