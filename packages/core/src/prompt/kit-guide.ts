import { mainParts, otherParts } from './kit-notes.ts';
import { kitProps, sharedProps } from './kit-types.ts';

export const kitHelpers = ['today', 'now', 'inDays', 'inMonths', 'startOfWeek', 'startOfMonth'] as const;

/** Told once, since several of the main parts take it. */
const told = ['Listing', 'Measure', 'Tone', 'ValueKind'];

/** Splits what stands between the commas of the outermost level. */
export function splitProps(props: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < props.length; at += 1) {
    const character = props[at] ?? '';
    if ('{[(<'.includes(character)) depth += 1;
    else if ('}])'.includes(character) || (character === '>' && props[at - 1] !== '=')) depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(props.slice(start, at).trim());
      start = at + 1;
    }
  }
  const rest = props.slice(start).trim();
  return rest === '' ? parts : [...parts, rest];
}

const optional = /^(\w+\?):/;
/** The type of an optional prop is left to `kit_docs`. */
const inShort = (props: string): string =>
  splitProps(props.replace(/\.\.\.(Bookable|SurveySource)/, (_, name) => sharedProps[name] ?? ''))
    .map((prop) => optional.exec(prop)?.[1] ?? prop)
    .join(', ');

const lineOf = (names: string, props: string, note: string) =>
  `- ${names}: ${props}${note === '' ? '' : ` — ${note}`}`;

/** One line for all that take the same. */
function shortLines(): string[] {
  const byProps = Map.groupBy(Object.keys(otherParts), (name) => inShort(kitProps[name] ?? ''));
  return [...byProps].map(([props, names]) => {
    const notes = names.flatMap((name) => {
      const note = otherParts[name] ?? '';
      return note === '' ? [] : names.length === 1 ? note : `${name}: ${note}`;
    });
    return lineOf(names.join(', '), props, notes.join('; '));
  });
}

export const kitGuide = `## Kit: import { Page, RecordTable } from '@/kit'
Prefer these over your own markup: they read entities by themselves, follow schema and rules, and work on phones. ? is optional; a prop without a type is a text. Entity is an imported entity, not its name; fields and columns are lists of property names such as {['title', 'status']}; sort is one field, with \`-\` before it for descending; Where is a filter; Icon is an imported icon, not an element; pages are page names that exist. ...X means all of X:
${told.map((name) => `- ${name}: ${sharedProps[name]}`).join('\n')}
${Object.entries(mainParts)
  .map(([name, note]) => lineOf(name, kitProps[name] ?? '', note))
  .join('\n')}
Less common ones; types of their optional props, and examples, by the tool kit_docs:
${shortLines().join('\n')}
Dates for filters: ${kitHelpers.map((name) => `${name}()`).join(', ')}; inDays and inMonths take a number, which may be negative.
`;
