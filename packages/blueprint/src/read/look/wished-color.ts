import { readColor } from '../../lexicon/colors.ts';
import { isAllColor, type Look, partOf } from './look-words.ts';

const modal = '(?:should|must|could|can|would|might|ought to|has to|needs? to|may)';
const app =
  '(?:it|(?:the |our |my |this )?(?:app|site|website|page|pages|thing|whole thing|tool|look|design|theme|colou?rs?|colou?r scheme|main colou?r|everything|buttons?|sidebar|header|background))';
/** Words that wish for a colour of the app: "use", "the app should be", "my boss asked for it to be". */
const wishes: readonly RegExp[] = [
  new RegExp(
    `^(?:please |and |but |also |so )*${app} ${modal}(?: also| please)? (?:be|have|get|use|look|come|take)(?: in)? `,
    'i',
  ),
  /^(?:please |and |but |also |so )*(?:can|could|would) (?:you|we|it)(?: please)? (?:use|take|make it|do it|have it|be|have)(?: in)? /i,
  /^(?:please |and |but |also |so |then )*(?:(?:use|take|go for|go with|pick|choose|make it|make everything|do it in|paint it|colou?r it|give it|keep it(?: in)?|i'?d (?:like|love)(?: it)?|we'?d (?:like|love)(?: it)?|(?:i|we) (?:want|need|would like|would love)(?: it)?)(?: to be)?(?: in)?|(?:the )?(?:colou?rs?|look|theme|style|design|main colou?r|colou?r scheme)(?: is| are|:)|the (?:app|site|website|whole thing|page) in) /i,
  /^(?:please |and |but )*(?:(?:the|our|my|his|her|a) )?[\p{L}]+ (?:has |have |had )?(?:asked|asks|begged|begs|pleaded|wishes|wants|would like|voted|insists)(?: for| on)? (?:it|the app|the site|everything)(?: all)?(?: to (?:be|have|come in))?(?: in)? /iu,
];
const articles = /^(?:(?:in|the|a|an|same|our|my|that|very|nice|exact|of)\s+)+/i;
const end = /,|\s+(?:of|from|on|as|like|that|which|we|in|to|for|please|if|because|since)\b/i;

/** The colour that a sentence wishes for, also where something else has it: "use the maroon of our scarves". */
export function wishedColor(sentence: string): Pick<Look, 'primary' | 'parts'> | undefined {
  if (sentence.length > 160) return undefined;
  for (const shape of wishes) {
    const said = shape.exec(sentence)?.[0];
    if (said === undefined) continue;
    const rest = sentence.slice(said.length).replace(articles, '');
    const at = rest.search(end);
    const [head, tail] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at)];
    const color = isAllColor(head) ? readColor(head) : undefined;
    if (!color || /\b(?:and|with|but|where)\b|:/i.test(tail)) continue;
    const part =
      partOf(said) ?? partOf(/^\s+(?:for|in|on) .*$/i.test(tail) && !/\bour|my\b/i.test(tail) ? tail : '');
    return part === undefined ? { primary: color, parts: {} } : { parts: { [part]: color } };
  }
  return undefined;
}
