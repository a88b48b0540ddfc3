/** Badge colours of choices: what a word means first, then a fixed round. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:done|completed?|won|hired|paid|accepted|approved|delivered|returned|resolved|active|available|confirmed|passed|achieved|finished|published|open for|healthy|yes|picked up|ready|good|great|served|adopted)\b/i,
    'green',
  ],
  [
    /\b(?:rejected|lost|failed|overdue|cancelled|canceled|declined|critical|expired|blocked|urgent|bad|no|missed|absent|out of order|sold)\b/i,
    'red',
  ],
  [
    /\b(?:in progress|in repair|under review|in review|packed|running|interview|processing|contacted|rehearsal|in use|sent|shipped|on the way|booked|scheduled|qualified|in analysis|recorded)\b/i,
    'blue',
  ],
  [
    /\b(?:waiting|pending|on hold|paused|medium|offer|requested|reserved|late|draft|partly|on leave|cleaning|proposal)\b/i,
    'amber',
  ],
  [/\b(?:high)\b/i, 'orange'],
  [/\b(?:low|closed|archived|inactive|retired|none|other)\b/i, 'gray'],
];
const round = [
  'indigo',
  'teal',
  'violet',
  'cyan',
  'pink',
  'lime',
  'orange',
  'blue',
  'amber',
  'green',
  'gray',
  'red',
] as const;

/** What states on the way take where an earlier one of the same list has their colour: they stand side by side. */
const others: Readonly<Record<string, readonly string[]>> = {
  blue: ['violet', 'teal', 'pink'],
  amber: ['pink', 'violet', 'teal'],
};

/** The colour of the choice at this place of a list; `taken` has those of the choices before it. */
export function optionColor(value: string, at: number, taken: ReadonlySet<string> = new Set()): string {
  const color = meanings.find(([shape]) => shape.test(value))?.[1];
  if (color === undefined) return round[at % round.length] ?? 'gray';
  return taken.has(color) ? (others[color]?.find((other) => !taken.has(other)) ?? color) : color;
}

const ends =
  /\b(?:done|completed?|closed|won|lost|hired|rejected|paid|accepted|declined|delivered|returned|resolved|cancelled|canceled|picked up|finished|published|sold|archived|approved|achieved|expired|discarded|failed|answered|given|watched|played|retired|left|served|shipped|collected|graded|adopted|released|reached|invoiced)\b/i;

/** Whether a state is an end: records in it need nobody's hand. */
export const isFinal = (value: string): boolean => ends.test(value);
