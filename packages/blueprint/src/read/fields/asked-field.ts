import { attending, daysOf, degrees, doers, paying, placing } from '../../lexicon/asked-words.ts';
import { defaultOptions } from '../../lexicon/field-options.ts';
import { camel, capitalise, entryOf } from '../../words.ts';
import { type Asked, baseOf, deedOf, doneOf, isPlain } from './asked-deed.ts';
import { readFurther } from './asked-further.ts';
import { readWhat } from './asked-what.ts';
import type { FieldDraft } from './field-draft.ts';

function readWhen(rest: string): Asked | undefined {
  if (/^(?:exactly)?$/.test(rest)) return { label: 'Date', type: 'date' };
  if (/\b(?:is|are|was|falls) (?:next )?due\b/.test(rest))
    return { label: /next/.test(rest) ? 'Next due' : 'Due date', type: 'date' };
  if (/\b(?:needs?|has|have|must|should|ought)\b.*\b(?:back|returned)\b/.test(rest))
    return { label: 'Return date', type: 'date' };
  if (/\b(?:needs?|has|have|must|should|ought)\b.*\b(?:done|finished|ready|completed)\b/.test(rest))
    return { label: 'Due date', type: 'date' };
  if (/^(?:it|they|this|i|we|he|she) (?:did|do|does|was done|is done)(?: it| this| that| them)?$/.test(rest))
    return { label: 'Date', type: 'date' };
  const order = /\b(last|next|first)\b/.exec(rest)?.[1];
  const deed = deedOf(order ? rest.replace(/\b(?:last|next|first)\b\s*/, '') : rest);
  if (!deed)
    return /^(?:it|this|that|they) (?:is|was|are|were)$/.test(rest)
      ? { label: 'Date', type: 'date' }
      : undefined;
  if (/^(?:i|we|you)$/.test(deed.who) && deed.written === deed.verb && !order) return undefined;
  if (!isPlain(deed) && deed.rest.split(' ').length > 3) return undefined;
  if (order) return { label: capitalise(`${order} ${doneOf(deed.verb)}`), type: 'date' };
  const base = baseOf(deed);
  const side = /^(?:start|begin|commence)$/.test(base)
    ? 'start'
    : /^(?:end|finish|stop)$/.test(base)
      ? 'end'
      : undefined;
  if (side && deed.thing !== '' && deed.thing !== 'thing')
    return { label: capitalise(`${deed.thing} ${side}`), type: 'date' };
  if (side) return { label: capitalise(side), type: 'datetime' };
  if (base === 'happen' || /^(?:take|took) place/.test(`${deed.written} ${deed.rest}`))
    return { label: 'Happened at', type: 'datetime' };
  if (base === 'do') return { label: 'Date', type: 'date' };
  const named = entryOf(daysOf, base);
  if (named && base === deed.verb) return { label: named, type: 'date' };
  if (deed.verb === 'pick up') return { label: 'Pick-up date', type: 'date' };
  if (/^(?:need|want)$/.test(base)) return { label: `${capitalise(doneOf(base))} by`, type: 'date' };
  if (/^(?:born)$/.test(deed.written)) return { label: 'Born', type: 'date' };
  const done = capitalise(doneOf(deed.verb));
  return { label: / /.test(deed.verb) ? done : `${done} on`, type: 'date' };
}

function readWhere(rest: string): Asked | undefined {
  if (/^from$|^(?:it|they|this|he|she) (?:comes?|came) from$/.test(rest))
    return { label: rest === 'from' ? 'Where from' : 'Origin', type: 'string' };
  if (/^to$|\b(?:goes|go|going|headed|heading|sent)(?: to)?$/.test(rest))
    return { label: 'Destination', type: 'string' };
  if (/\b(?:lives?|living)$/.test(rest)) return { label: 'Address', type: 'text' };
  if (/\btakes? place$|\btook place$/.test(rest)) return { label: 'Location', type: 'string' };
  if (
    /^(?:exactly )?(?:(?:it|they|this|he|she|the [\w-]+) )?(?:is|are|was|were)(?: now| exactly)?$/.test(
      rest,
    ) ||
    rest === ''
  )
    return { label: 'Location', type: 'string' };
  const deed = deedOf(rest.replace(/\s+(?:at|in|now|at the moment)$/, ''));
  if (!deed) return undefined;
  if (placing.has(baseOf(deed))) return { label: 'Location', type: 'string' };
  return isPlain(deed) ? { label: `Where ${doneOf(deed.verb)}`, type: 'string' } : undefined;
}

function readWho(rest: string): Asked | undefined {
  if (/^did (?:it|this|that|the (?:work|job))$/.test(rest)) return { label: 'Done by', type: 'string' };
  if (
    /^(?:is|was|are) (?:responsible|in charge)|^(?:looks|took|looked) after|^(?:does|do|will do|has to do|should do|must do|is doing|takes care)\b|^(?:is )?(?:assigned|works?|working|worked)\b/.test(
      rest,
    )
  )
    return { label: 'Responsible', type: 'string' };
  if (/^(?:it|this|they|that) (?:is|was|are|were) (?:meant |made |intended )?for$|^(?:it's )?for$/.test(rest))
    return { label: 'For', type: 'string' };
  if (
    /^(?:was|were|is|are) (?:there|present|on (?:duty|call|shift))|^(?:can|could|will) (?:make it|come)|^(?:is|are) coming/.test(
      rest,
    )
  )
    return /on call|on duty|on shift/.test(rest)
      ? { label: capitalise(/on \w+/.exec(rest)?.[0] ?? 'on duty'), type: 'string' }
      : { label: 'Attendees', type: 'tags' };
  if (/^(?:it|they|this|that) belongs? to$/.test(rest)) return { label: 'Owner', type: 'string' };
  const took = /^(?:took|takes?|taking) part/.test(rest);
  if (took) return { label: 'Participants', type: 'tags' };
  if (/^(?:it|they|this) (?:came|comes|come|was|is)(?: sent| given)? from$/.test(rest))
    return { label: 'Came from', type: 'string' };
  if (/^(?:it|they|this)(?:'s|'re| is| was| are| were)(?: addressed| written)? to$/.test(rest))
    return { label: 'To', type: 'string' };
  const given =
    /^(?:it|they|this|i|we|he|she) (?:\w+ )*?(?:lent|gave|given|sent|sold|assigned|handed)(?: (?:it|them|to))*$/.test(
      rest,
    ) && / to$|^(?:i|we) (?:lent|gave|sent|sold) (?:it|them)/.test(rest);
  const deed = deedOf(rest);
  if (!deed)
    return /^(?:has|had|holds?) (?:it|them)$/.test(rest) ? { label: 'Held by', type: 'string' } : undefined;
  if (given) return { label: `${capitalise(doneOf(deed.verb))} to`, type: 'string' };
  if (deed.who !== '') return undefined;
  const base = baseOf(deed);
  if (attending.has(base)) return { label: 'Attendees', type: 'tags' };
  if (!isPlain(deed)) return undefined;
  const doer = deed.verb === base ? entryOf(doers, base) : undefined;
  return { label: doer ?? `${capitalise(doneOf(deed.verb))} by`, type: 'string' };
}

function readHow(rest: string): Asked | undefined {
  const [first = '', ...more] = rest.split(' ');
  const tail = more.join(' ');
  if (first === 'many') return readCount(tail);
  if (first === 'much') return readMuch(tail);
  if (first === 'long')
    return /^(?:(?:it|they) (?:is|are)|the [\w-]+ (?:is|was))$/.test(tail)
      ? { label: 'Length', type: 'number' }
      : { label: 'Duration', type: 'duration', ...(/\bhours?\b/.test(tail) ? { unit: 'hours' } : {}) };
  const ofThing =
    /^(?:the|my|our|his|her|its|their) ([\w-]+(?: [\w-]+)?) (?:is|was|are|were|felt|has been)$/.exec(
      tail,
    )?.[1];
  const degree = entryOf(degrees, first);
  if (ofThing && degree?.[0] === 'Size') return { label: capitalise(`${ofThing} size`), type: 'string' };
  if (ofThing && degree?.[1] === 'string') return { label: capitalise(ofThing), type: 'string' };
  if (degree && (/^(?:often|frequently|likely)$/.test(first) || isOfIt.test(tail)))
    return withUsual(degree[0], degree[1]);
  if (
    /^(?:they|he|she|you|people|customers?|the \w+) (?:found|heard|got to know|came across|learned|learnt)\b/.test(
      rest,
    )
  )
    return { label: 'How found', type: 'string' };
  if (/^(?:it|they|this) (?:went|turned out|ended|worked out)/.test(rest))
    return { label: 'Result', type: 'text' };
  if (/^to\b/.test(rest)) return undefined;
  return { label: capitalise(`how ${rest}`.replace(/\bi\b/, 'I')), type: 'string' };
}

const isOfIt =
  /^(?:$|(?:it|they|he|she|this|that|i|we|you|(?:the|my|our|his|her|its|their) [\w-]+(?: [\w-]+)?) (?:is|was|are|were|felt|feels?|goes|went|go|gets|ran|runs?|walked|rode|drove|jumped|threw|travelled|has been|had been|weighs?))(?: .{0,20})?$/;

/** The choices that such a thing usually has; a line of text where none are known. */
function withUsual(label: string, type: FieldDraft['type']): Asked {
  if (type !== 'enum') return { label, type };
  const options =
    label === 'Frequency' ? ['Daily', 'Weekly', 'Monthly'] : entryOf(defaultOptions, camel(label));
  return options ? { label, type, options, isUsual: true } : { label, type: 'string' };
}

/** "How many are left", "how many we've got in stock". */
const ofStock =
  /^(?:of|it|them|these|those|each|are|is|were|there|i|we|you|they|have|has|had|got|left|in|on|stock|hand|remain|remains|remaining|still|all|available|own|owned)$/;

function readCount(rest: string): Asked {
  if (rest === '') return { label: 'How many', type: 'int' };
  if (rest.split(' ').every((word) => ofStock.test(word))) return { label: 'Quantity', type: 'int' };
  const found =
    /^([\w\s'-]+?) (?:are|is|was|were|we|they|i|it|you|he|she|there|each|will be|can be|do we|have|has|had|came|come|fit|fits|went|go|exists?|remain|belong)\b(?:.*?\b(needed|required|booked|sold|left|allowed|need|want|expect)\b)?.*$/.exec(
      rest,
    );
  const done = found?.[2]?.replace(/^(need|want|expect)$/, '$1ed');
  if (found?.[1] && done) return { label: capitalise(`${found[1]} ${done}`), type: 'int' };
  const things = (found?.[1] ?? rest).trim();
  // What is given in these is called by them alone.
  if (found && /^(?:points|credits|stars|coins|tokens)$/.test(things))
    return { label: capitalise(things), type: 'int' };
  // "How many it serves": by what it does.
  const does = /^(?:people |persons |guests )?(?:it|they|this) (serves?|feeds?|seats?|sleeps?|holds?)$/.exec(
    rest,
  );
  if (does?.[1]) return { label: capitalise(does[1]), type: 'int' };
  if (/^[\w'-]+ of [\w'-]+$/.test(things)) return { label: capitalise(things), type: 'int' };
  return /^[\w'-]+(?: [\w'-]+)?$/.test(things)
    ? { label: capitalise(`number of ${things}`), type: 'int' }
    : { label: capitalise(`how many ${things}`), type: 'int' };
}

function readMuch(rest: string): Asked | undefined {
  if (rest === '') return { label: 'Amount', type: 'number' };
  if (/^(?:it |they |that |this |the [\w-]+ )?(?:costs?|costed|has cost|is worth|was)$/.test(rest))
    return { label: 'Cost', type: 'money' };
  if (
    /^(?:of (?:it|them) )?(?:(?:is|are|i|we|there is|we've|i've)\b ?)+(?:have|has|got|left|in stock|on hand|there|remaining|still)*(?: left)?$/.test(
      rest,
    )
  )
    return { label: 'Quantity left', type: 'number' };
  const been = /^(?:has|have|had) been (\w+)(?: so far)?$/.exec(rest)?.[1];
  if (been) return { label: `Amount ${been}`, type: 'money' };
  const deed = deedOf(rest);
  if (deed && paying.has(baseOf(deed))) {
    if (baseOf(deed) === 'cost' || (baseOf(deed) === 'spend' && /^(?:i|we|)$/.test(deed.who)))
      return { label: 'Cost', type: 'money' };
    if (baseOf(deed) === 'pay' && /^(?:i|we|it|he|she)$/.test(deed.who))
      return { label: 'Price paid', type: 'money' };
    return { label: `Amount ${doneOf(deed.verb)}`, type: 'money' };
  }
  const noun =
    /^(?:of the )?([\w-]+(?: [\w-]+)?) (?:is|was|were|are|we|i|they|he|she|it|you|there|has|had|have|goes|went)\b/.exec(
      rest,
    )?.[1] ?? rest;
  if (/^(?:money|cash|to pay)$/.test(noun)) return { label: 'Amount', type: 'money' };
  if (/^(?:time)$/.test(noun)) return { label: 'Time spent', type: 'duration' };
  return noun.split(' ').length <= 2
    ? { label: capitalise(noun), type: 'number' }
    : { label: capitalise(`how much ${rest}`), type: 'number' };
}

/** "The day on which it was bought", "the year we founded it". */
function readDay(text: string): Asked | undefined {
  const [, unit = '', told = ''] =
    /^(?:the )?(day|date|time|year|moment|place|person|people)s? ((?:(?:on|in|at|from) which |that |when |where |who |since |i |we |it |it's |its |they |he |she |you |the |a |an |somebody |someone ).+)$/.exec(
      text,
    ) ?? [];
  if (told === '') return undefined;
  const rest = told.replace(/^(?:(?:on|in|at|from) which|that|when|where|who|since) /, '');
  if (unit === 'person' || unit === 'people') return readWho(rest);
  if (unit === 'place') return readWhere(rest);
  const when = readWhen(rest);
  if (when && /^(?:Arrival|Departure)$/.test(when.label) && unit !== 'year')
    return { ...when, label: `${when.label} ${unit === 'day' ? 'day' : 'date'}` };
  if (!when || unit !== 'year') return when;
  const deed = deedOf(rest);
  return deed ? { label: `Year ${doneOf(deed.verb)}`, type: 'int' } : undefined;
}

/** Questions that begin with a preposition: "by when", "for which customer", "on what day". */
function readLed(text: string): Asked | undefined {
  if (/^by when\b/.test(text)) return { label: 'Due date', type: 'date' };
  if (/^(?:at )?what time\b/.test(text)) return { label: 'Time', type: 'time' };
  if (/^(?:(?:on|for|at|by) )?(?:what|which) (?:day|date)\b/.test(text))
    return { label: 'Date', type: 'date' };
  if (/^(?:(?:with|by|for|from|to) )?whom\b/.test(text))
    return {
      label: capitalise(/^(?:\w+ )?whom/.exec(text)?.[0] ?? text).replace(/^Whom/, 'With whom'),
      type: 'string',
    };
  const led =
    /^(?:in|on|at|by|for|from|to|with|under|into|of)(?: roughly| about| around)? (?:which|what) ([\w-]+)\b/.exec(
      text,
    )?.[1];
  return led ? { label: capitalise(led), type: 'string' } : undefined;
}

/** The attribute that a question asks for; undefined where the words are no question, or one too long for a label. */
export function readAsked(written: string): FieldDraft | undefined {
  if (written.includes('(') || written.split(/\s+/).length > 11) return undefined;
  const scale = /\s+(\d{1,2})\s*(?:-|–|to)\s*(\d{1,3})$/.exec(written);
  const text = (scale ? written.slice(0, scale.index) : written)
    .toLowerCase()
    .replace(/\b(what|who|where|how|when|it|he|she|that)'s\b/g, '$1 is')
    .replace(/\b(i|we|they|you)'ve\b/g, '$1 have')
    .replace(
      /^((?!(?:who|what|how|where|which|since|until|till|from|by)\b)[a-z]+(?: [a-z]+)?) when$/,
      'when $1',
    )
    .replace(/\s+(?:in (?:all|total)|altogether|so far|please|exactly)$/, '')
    .trim();
  const [, word = '', rest = ''] = /^(how|where|when|who|what|which)\b\s*(.*)$/.exec(text) ?? [];
  const asked = readFurther(text) ?? readLed(text) ?? (word === '' ? readDay(text) : readWord(word, rest));
  if (!asked || asked.label.split(' ').length > 6) return undefined;
  if (scale) {
    delete asked.options;
    delete asked.isUsual;
  }
  return { ...asked, ...(scale ? scaled(Number(scale[1]), Number(scale[2])) : {}), known: 'exact' };
}

const scaled = (min: number, max: number): Partial<FieldDraft> =>
  max > min ? { type: max <= 10 && min <= 1 ? 'rating' : 'int', min, max } : {};

function readWord(word: string, rest: string): Asked | undefined {
  switch (word) {
    case 'how':
      return rest === '' ? undefined : readHow(rest);
    case 'where':
      return /^each\b/.test(rest) ? undefined : readWhere(rest);
    case 'when':
      return readWhen(rest);
    case 'who':
      return readWho(rest);
    case 'what':
      return readWhat(rest);
    default: {
      const thing = /^(?:of (?:the |my |our )?)?(?:kind of |type of |one of )?([\w-]+)\b/.exec(rest)?.[1];
      return thing && !/^(?:is|are|was|were|i|we|they|he|she|it|one)$/.test(thing)
        ? { label: capitalise(thing), type: 'string' }
        : undefined;
    }
  }
}
