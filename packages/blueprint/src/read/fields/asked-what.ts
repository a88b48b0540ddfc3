import { capitalise, entryOf } from '../../words.ts';
import { type Asked, baseOf, deedOf, doneOf, isPlain } from './asked-deed.ts';
import type { FieldDraft } from './field-draft.ts';

const typesOf: Readonly<Record<string, FieldDraft['type']>> = {
  age: 'int',
  year: 'int',
  weight: 'number',
  height: 'number',
  price: 'money',
};

/** "What kind of hull it has", "what clay it is made of": named by the noun that is asked for. */
function readNamed(rest: string): Asked | undefined {
  const sort =
    /^(?:kind|type|sort)s? of ([a-z-]+(?: [a-z-]+)?) (?:it|they|this|that|he|she) (?:is|was|are|were|has|had)$/.exec(
      rest,
    )?.[1];
  if (sort && !/^(?:work|job|thing|one|person|item)s?$/.test(sort))
    return { label: capitalise(sort), type: 'string' };
  const todo = /^to ([a-z]+)(?: (?:for|to|on|at|with) [a-z ]+)?$/.exec(rest)?.[1];
  if (todo) return { label: capitalise(`what to ${todo}`), type: 'text' };
  const made =
    /^([a-z-]{3,}) (?:it|they|this|he|she) (?:is|was|are|were) (?:made|built|done|cut|bred|born|painted|printed|kept|sold|used|cooked|grown) (?:of|from|in|with|at|on|by|for)$/.exec(
      rest,
    )?.[1];
  if (made) return { label: capitalise(made), type: 'string' };
  return undefined;
}

/** "What we paid for": not how much it was. */
const spentOn =
  /^(?:i|we|they|you|he|she|somebody|someone)(?:'ve| have| has)? (?:paid|spent(?: (?:it|the money))?|used (?:it|the money)|bought it)(?: (?:it|money))? (?:for|on)$/;

/** What "what ..." asks for. */
export function readWhat(rest: string): Asked | undefined {
  const kind =
    /^(?:kind|type|sort)(?:s)?(?: (?:of|it|they|this|he|she) ?)?(?:it|they|this|thing|one)?(?: (?:is|was|are))?$/.exec(
      rest,
    );
  if (kind) return { label: 'Type', type: 'string' };
  const noun =
    /^(?:day|date|time|colour|color|size|brand|make|model|shape|year|age|month|room|weight|height|price)\b(?=(?: (?:it|they|this|he|she|the|was|is|of)\b.*)?$)/.exec(
      rest,
    )?.[0];
  const named = readNamed(rest);
  if (named) return named;
  if (noun && /^(?:day|date|time)$/.test(noun))
    return noun === 'time' ? { label: 'Time', type: 'time' } : { label: 'Date', type: 'date' };
  if (noun) return { label: capitalise(noun), type: entryOf(typesOf, noun) ?? 'string' };
  if (/^(?:else )?(?:is|was|'s)? ?included$/.test(rest)) return { label: 'Included', type: 'text' };
  if (
    /^(?:is|was|are|were|went|goes|the problem is|the matter is|broke|has gone|had gone|does not work|doesn't work|is not working|isn't working|no longer works)\b ?(?:wrong|broken|missing|faulty|damaged|the matter|the problem)?$/.test(
      rest,
    ) &&
    / |broke/.test(rest)
  )
    return { label: 'Description', type: 'text' };
  if (/^(?:it|this|they) (?:is|was|are) (?:all )?about$|^(?:it|they) looks? like$/.test(rest))
    return { label: 'Description', type: 'text' };
  if (/^(?:it|this|that) was$/.test(rest)) return { label: 'Description', type: 'text' };
  if (/^(?:it|this|that|he|she|they) (?:is|was|are)(?: called| named)?$/.test(rest))
    return { label: 'Name', type: 'string' };
  if (/^(?:it|they|this) (?:is|was|are) (?:made|built) (?:of|from)$/.test(rest))
    return { label: 'Material', type: 'string' };
  if (/^(?:for|it (?:is|was) for|it (?:is|was) used for)$/.test(rest))
    return { label: 'What for', type: 'string' };
  if (
    /^(?:(?:we|i|they|you|he|she) (?:did|do|have done|had done|worked on)|(?:was|has been|had been|got|is|gets|were) done)(?: (?:to|on|at|in) .+)?$/.test(
      rest,
    )
  )
    return { label: 'Work done', type: 'text' };
  if (/\b(?:is|was|are) (?:it |this )?worth$/.test(rest)) return { label: 'Value', type: 'money' };
  if (/^(?:it|they|this|he|she) weigh(?:s|ed)$/.test(rest)) return { label: 'Weight', type: 'number' };
  if (
    /^(?:i|we) (?:sell|sold|want|charge|ask|take)(?: (?:it|them|that|this))? for(?: (?:it|them))?$/.test(rest)
  )
    return { label: 'Selling price', type: 'money' };
  if (spentOn.test(rest)) return { label: 'What for', type: 'string' };
  const deed = deedOf(rest);
  if (!deed || /^happen/.test(deed.verb)) return undefined;
  const base = baseOf(deed);
  if (base === 'cost') return { label: 'Cost', type: 'money' };
  if (base === 'spend') return { label: 'Cost', type: 'money' };
  if (base === 'pay' && /^(?:i|we)$/.test(deed.who)) return { label: 'Purchase price', type: 'money' };
  if (base === 'pay' || base === 'owe') return { label: `Amount ${doneOf(base)}`, type: 'money' };
  if (base === 'charge') return { label: 'Price', type: 'money' };
  if (!isPlain(deed)) return undefined;
  // "What helped": who or what did it is asked for.
  if (deed.who === '' && rest === deed.written) return { label: capitalise(`what ${rest}`), type: 'text' };
  return {
    label: `What was ${doneOf(deed.verb)}`,
    type: /^(?:learn|discuss|see|notice|say|decide|agree|do|eat|find|try|change|think)$/.test(base)
      ? 'text'
      : 'string',
  };
}
