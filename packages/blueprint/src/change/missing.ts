import { joinWords } from '@sayso/core/join-words';
import { lower } from '../texts/grammar.ts';
import { missingWords } from '../texts/messages.ts';
import { editDistance, normalised } from '../words.ts';
import {
  type Change,
  contextEntity,
  findField,
  findNamed,
  findPage,
  type Intent,
  isPointing,
  isTold,
} from './context.ts';

const shapes: readonly RegExp[] = [
  /^(?:remove|delete|drop|hide|rename|relabel|move|open|duplicate|edit|put)\s+(?:the\s+|all\s+|my\s+|our\s+)?(.+?)(?:\s+(?:to|into|from|before|after|as|of|in|at|first|last)\b.*)?$/i,
  /^(?:make|set|mark|change|turn|convert)\s+(?:the\s+)?(.+?)\s+(?:required|optional|mandatory|unique|public|private|(?:in)?to\b.*|as\b.*|an?\s+.*)$/i,
  /^(?:sort|group|order|filter)\s+(?:the\s+)?(.+?)\s+(?:by|on)\b.*$/i,
  /^(?:link|connect|unlink)\s+(?:the\s+)?(.+?)\s+(?:to|with|from|and)\s+.+$/i,
  /^(?:show|display)\s+(?:the\s+)?(.+?)\s+(?:as|in|on)\s+.+$/i,
  /^(?:only|just|everyone|visitors|users|admins?|let)\b.*\b(?:delete|edit|see|view|add|change|send|create)\s+(?:the\s+|all\s+)?(.+)$/i,
  /^add\s+.+\s+(?:field|column|option|chart|page)s?\s+(?:to|for|of|in)\s+(?:the\s+)?(.+)$/i,
  /^(?:add|put|give)\s+.+\s+to\s+(?:the\s+|each\s+|every\s+|all\s+)?([\w-]+(?:\s[\w-]+)?)$/i,
];

/** A name that nothing has is told, with the names that there are; nothing else is changed. */
export const missing: Intent = (change, clause) => {
  const found = shapes.flatMap((shape) => shape.exec(clause)?.[1] ?? [])[0];
  const words = found?.replace(/^["']|["']$/g, '').trim();
  if (!words || words.split(/\s+/).length > 5) return undefined;
  const { blueprint } = change;
  const asPage = /\s+(?:page|screen|tab|view)$/i.exec(words);
  const asField = /\s+(?:field|column|input)$/i.exec(words);
  const plain = words.replace(/\s+(?:page|screen|tab|view|field|column|input|list|table)$/i, '');
  if (isPointing(plain)) return isTold(change) ? undefined : missingWords.pointing(plain);
  if (asPage && !findPage(blueprint, plain))
    return tell(
      (names) => missingWords.page(plain, names),
      plain,
      blueprint.pages.filter(({ nav }) => nav).map(({ label }) => label),
    );
  const owner = /\b(?:of|from|in|for)\s+(?:the\s+)?([\w-]+(?:\s[\w-]+)?)$/i.exec(clause)?.[1];
  const entity = (owner ? findNamed(blueprint, owner) : undefined) ?? contextEntity(change);
  if (
    owner &&
    !findNamed(blueprint, owner) &&
    !findPage(blueprint, owner) &&
    /\b(?:field|column)\b/i.test(clause)
  )
    return tell(
      (names) => missingWords.things(owner, names),
      owner,
      blueprint.entities.map(({ labelPlural }) => lower(labelPlural)),
    );
  if (entity && (asField || (owner && findNamed(blueprint, owner))) && !findField(entity, plain))
    return tell(
      (names) => missingWords.field(lower(entity.labelPlural), plain, names),
      plain,
      entity.fields.map(({ label }) => lower(label)),
    );
  if (isKnown(change, plain)) return undefined;
  const fields = (entity?.fields ?? []).map(({ label }) => lower(label));
  const near = fields.filter((name) => editDistance(normalised(name), normalised(plain), 3) <= 3);
  return tell((names) => missingWords.nothing(plain, names), plain, [
    ...blueprint.entities.map(({ labelPlural }) => lower(labelPlural)),
    ...near,
  ]);
};

const isKnown = ({ blueprint }: Change, words: string): boolean =>
  findNamed(blueprint, words) !== undefined ||
  findPage(blueprint, words) !== undefined ||
  blueprint.entities.some((entity) => findField(entity, words) !== undefined);

function tell(say: (names: string) => string, wanted: string, names: readonly string[]): string {
  const distance = (name: string) => editDistance(normalised(name), normalised(wanted), 6);
  const near = [...new Set(names)]
    .sort((one, other) => Math.min(distance(one), 4) - Math.min(distance(other), 4))
    .slice(0, 6);
  return say(joinWords(near));
}
