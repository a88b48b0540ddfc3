import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { capitalise } from '../words.ts';

const journey =
  /\b((?:(?:by|on) (?:a |our |my )?[a-z]+ )?from [A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)? to [A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)?)/u;
const topic =
  /\b(?:blog|journal|portfolio|magazine|site)\s+(about|on)\s+((?:(?!(?:where|with|and|which|that|who|so|for|in which)\b)[\p{L}'’-]+\s*){1,6})/iu;

/** One line below the name of a visitors' page, in the words of the text; none where nothing of the kind is said. */
export function saidLine(text: string, name: string, shown: BlueprintEntity): string | undefined {
  const route = journey.exec(text)?.[1];
  if (route) return capitalise(route);
  const [, link, about = ''] = topic.exec(text) ?? [];
  const words = about.trim();
  if (link && words !== '' && !name.toLowerCase().includes(words.toLowerCase()))
    return capitalise(`${link} ${words}`).slice(0, 80);
  const sorts = shown.fields.find(
    ({ type, why, id }) => type === 'enum' && why.from === 'text' && id !== shown.workflow,
  );
  const labels = (sorts?.options ?? []).map(({ label }) => label);
  // Kinds of work tell what is made; a single word of a state or a size does not.
  const isKinds = sorts !== undefined && /categor|kind|type|technique|genre/i.test(sorts.label);
  if (!isKinds || labels.length < 2 || labels.length > 5) return undefined;
  return capitalise(joinWords(labels.map((label) => label.toLowerCase())));
}
