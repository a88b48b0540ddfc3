import { cleanName } from '../formulas/expression.ts';

export type StatedFormula = { name: string; words: string };

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.;!?])\s+(?=\D)|\n+|;\s*|(?<=\w)[.!?]$/)
    .map((part) => part.trim().replace(/[.;!]$/, ''))
    .filter((part) => part !== '');

const mathWord = /\b(?:times|plus|minus|multiplied|divided|less|percent of|over)\b|%|[*×÷+]|\sx\s|\s[-−/]\s/i;

const equation =
  /(?:^|[,:(]\s*|\b(?:and|where|so|then|shows?|calculates?|computes?|the|that)\s+)((?:[\p{L}][\p{L}\d²'-]*\s+){0,4}?[\p{L}][\p{L}\d²'-]*)\s*(?:=|\bequals\b|\bis calculated as\b|\bis computed as\b|\bis worked out as\b|\bcalculated as\b|\bis the product of\b|\bis\b|\bcomes to\b|\bwill be\b|\bas\b(?=[^,.]*\b(?:times|plus|minus|multiplied|divided)\b))\s*([^=,:.;]+(?:[.,]\d+[^=,:.;]*)*)/giu;

/** "Type = radio / tv" names choices and reckons nothing. */
const ofChoice =
  /\b(?:types?|kind|sort|status|stage|state|category|priority|role|genre|colou?r|gender|answers?|options?)$/i;

/** "price = area x rate plus 15% VAT", "the total is quantity times price". */
export function statedFormulas(text: string): StatedFormula[] {
  const found: StatedFormula[] = [];
  for (const sentence of sentences(text)) {
    for (const match of sentence.matchAll(equation)) {
      const name = cleanName(
        (match[1] ?? '').replace(/^.*\b(?:that|where|shows?|calculates?|computes?|and|then)\s+/i, ''),
      );
      const [words = ''] = (match[2] ?? '').split(
        /\s+(?:and (?:shows?|the\s+\w+(?:\s+\w+){0,2}\s+(?:is|=))|so that|which|where|with (?!an? extra))\b/i,
      );
      if (name === '' || name.split(' ').length > 5 || !mathWord.test(words) || ofChoice.test(name)) continue;
      if (found.some((other) => other.name.toLowerCase() === name.toLowerCase())) continue;
      found.push({ name, words: words.trim() });
    }
    // "Work out the price of a fence: length x price per metre".
    const told =
      /\b(?:work(?:s|ing)? out|calculat(?:e|es|ing)|comput(?:e|es|ing)|estimat(?:e|es|ing))\s+([^:=]{2,40}):\s*([^=:]+)$/i.exec(
        sentence,
      );
    const [, name = '', words = ''] = told ?? [];
    if (told && mathWord.test(words) && !/,/.test(words))
      found.push({ name: cleanName(name).replace(/ (?:of|for) .*$/i, ''), words });
  }
  return found;
}

const inputVerb =
  /\b(?:enter(?:s|ing)?|inputs?(?: are| fields?)?|types? in|fill(?:s|ing)? in|put(?:s|ting)? in|asks? (?:me )?for|takes|given|giving|provide|choose|based on|from(?= the| my| your| \w+,| \w+ and)|fields?(?: for| are)?|with(?= an? input|(?= inputs?))|where (?:i|you|users?) (?:can )?enter|depending on|using)\b\s*:?\s*/i;
const outputVerb =
  /\b(?:(?:then )?(?:it )?(?:should |will |to |and )?(?:shows?|displays?|see|outputs?(?: are)?|gives?(?: me)?|gets?|returns?|tells?(?: me| you)?|results?(?: are| is)?|calculates?|computes?|works? out|figures? out|estimates?))\b\s*:?\s*/i;

/** A list ends where another deed begins. */
const stop = new RegExp(
  `${outputVerb.source}|\\b(?:to (?:calculate|compute|see|show|get|work|find|estimate)|so that|in order|which|that|save|history|keep|dark mode|style|design|theme|use|make|i want|it should|per default|by default)\\b`,
  'i',
);

const split = (list: string): string[] =>
  list
    .replace(/\([^(),]*,[^()]*\)/g, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+as well as\s+|\s*\/\s+|\n+|\s+plus\s+(?!\d)/i)
    .map((part) =>
      cleanName(
        part
          .replace(/^[\s:–-]+|(?<![\s.:;–-])[\s.:;–-]+$/g, '')
          .replace(/^(?:both|also|optional(?:ly)?|how much is|what)\s+/i, '')
          .replace(/\s+(?:fields?|inputs?|i have|i enter)$/i, ''),
      ),
    )
    .filter(
      (part) =>
        part !== '' &&
        part.split(/\s+/).length <= 6 &&
        !/^(?:it|them|that|this|everything|result|results|values?|numbers?|inputs?|fields?)$/i.test(part),
    );

/** "total with 19% VAT": the share belongs to the result, not to its name. */
const withShare =
  /\s+(?:with|including|incl\.?|plus)\s+(\d+(?:\.\d+)?)\s*%\s*(?:vat|tax|gst|tip|service|markup)?\b/i;

/** "subtract 20% tax", "add 15% service": a share that is always the same. */
const fixedShare =
  /\b(subtract|deduct|less|minus|take off|add|adds|plus|with|including|incl)(?:s|ing)?\s+(?:an? )?(\d+(?:\.\d+)?)\s*%/gi;

export const fixedShares = (text: string): number[] =>
  [...text.matchAll(fixedShare)].map(
    ([, verb = '', share]) => (/^(?:add|plus|with|incl)/i.test(verb) ? 1 : -1) * Number(share),
  );

/** "width and height in m": a unit at the end of a list is the unit of all its lengths. */
const withSharedUnit = (items: string[]): string[] => {
  const isLength = /^(?:\w+ )?(?:length|width|height|depth|thickness|radius|diameter|distance)$/i;
  let unit = '';
  return items
    .reverse()
    .map((item) => {
      unit = /\s+(?:in\s+\p{L}+²?|\(\p{L}+²?\))$/u.exec(item)?.[0] ?? unit;
      return unit !== '' && isLength.test(item) ? `${item}${unit}` : item;
    })
    .reverse();
};

const quantityWord =
  /\b(?:amount|percent\w*|price|cost|number|rate|hours|width|height|length|weight|quantity|people|total|years|days|distance|bill|tip|date)\b|%/i;

/** What the text says is typed in. */
export function listedInputs(text: string): string[] {
  const found: string[] = [];
  const parts = sentences(text);
  for (const [at, sentence] of parts.entries()) {
    const next = parts[at + 1];
    if (
      next &&
      found.length === 0 &&
      outputVerb.test(next) &&
      !/:|\bcalculator\b/i.test(sentence) &&
      !mathWord.test(sentence) &&
      !inputVerb.test(sentence)
    ) {
      const bare = split(sentence);
      if (bare.length > 1 && bare.every((item) => quantityWord.test(item))) found.push(...bare);
    }
    const verb = inputVerb.exec(sentence);
    const head = verb
      ? undefined
      : /\bcalculator\b[^:]*:\s*|\bcalculator\b[^:,]*?(?:\bwith\b|\bfor\b(?=.*[,;]))\s*/i.exec(sentence);
    const start = verb ?? head;
    if (!start) continue;
    const rest = sentence.slice(start.index + start[0].length);
    const end = stop.exec(rest)?.index ?? rest.length;
    const items = split(rest.slice(0, end).split(/[=;]/)[0] ?? '').filter((item) => !/\d\s*%/.test(item));
    found.push(...withSharedUnit(items));
  }
  return unique(found).slice(0, 12);
}

/** What the text wants to see. */
export function listedOutputs(text: string): string[] {
  const found: string[] = [];
  for (const sentence of sentences(text)) {
    const marks = new RegExp(outputVerb.source, 'gi');
    for (const match of sentence.matchAll(marks)) {
      const rest = sentence.slice(match.index + match[0].length).replace(withShare, '');
      const end =
        /\b(?:from|based on|given|of the (?:entered|given)|when|if|where|using|for (?:a|the|each|every)|as|and (?:saves?|lets?|keeps?)|live|instantly|immediately|while)\b|:/i.exec(
          rest,
        )?.index ?? rest.length;
      found.push(
        ...split(rest.slice(0, end)).filter((part) => !new RegExp(outputVerb.source, 'i').test(part)),
      );
    }
  }
  return unique(found)
    .filter((name) => !mathWord.test(name) && !/=/.test(name))
    .slice(0, 8);
}

const unique = (list: readonly string[]): string[] => [
  ...new Map(list.map((item) => [item.toLowerCase(), item])).values(),
];
