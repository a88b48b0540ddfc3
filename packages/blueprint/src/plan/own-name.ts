const word = "[A-Z][\\p{L}\\d'’&-]*";
/** Capitalised words in a row, with what may stand between them: "Harrow & Finch", "Friends of the Lantern". */
const proper = `${word}(?:\\s+(?:&|and|of|the|de|la|le|du|von|van)(?=\\s+[A-Z])|\\s+${word})*`;
const kinds =
  'web ?site|site|page|home ?page|landing page|portfolio|shop|web ?shop|store|online shop|app|application|tool|system|platform|blog|portal|board|directory|survey|forum|booking page|newsletter';
const places =
  'studio|shop|café|cafe|club|company|firm|cinema|theatre|theater|band|school|practice|farm|bakery|restaurant|gallery|workshop|museum|agency|charity|choir|salon|brewery|winery|hotel|guest ?house|pub|bar|label|brand|association|society';

const eitherCase = (words: string) =>
  words.replace(
    /(^|\|)([a-z])/g,
    (_, bar: string, first: string) => `${bar}[${first}${first.toUpperCase()}]`,
  );

const shapes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${eitherCase(kinds)})\\s+(?:for|of|by)\\s+(?:(?:me|us),?\\s+)?(?:the\\s+)?(${proper}(?:\\s+(?:food bank|${places}))?)`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Tt]his is for|[Ii]t is for|[Ii]t's for)\\s+(${proper}(?:\\s+(?:food bank|${places}))?)`,
    'u',
  ),
  new RegExp(
    `\\b(?:for sale|to let|to rent|made|offered|sold|run|written|baked|brewed|designed)\\s+by\\s+(?:the\\s+)?(${proper})`,
    'u',
  ),
  new RegExp(`^([A-Z][\\p{L}]+\\s+by\\s+${proper})(?=\\s*(?:[.,:\\n]|$))`, 'u'),
  new RegExp(
    `\\b(?:[Mm]y|[Oo]ur)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${places}),?\\s+(?:the\\s+)?(${proper})`,
    'u',
  ),
];

/** Words that are capitalised for other reasons: days, months, languages, peoples, the first person. */
const noName =
  /^(?:I|Me|We|Us|The|This|A|An|It|My|Our|And|But|So|If|When|What|Who|Please|Each|Every|All|Mon|Tues?|Wed(?:nes)?|Thurs?|Fri|Sat(?:ur)?|Sun|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Dutch|Greek|Polish|Excel|Google|Facebook|Instagram|PDF|CSV|GDPR|No|Yes|Dark|Light|Navy|Blue|Red|Green|Black|White)(?:day)?s?\b/;

/** The proper name of a person or body that the app is for: "Website for Harrow & Finch, ...". */
export function ownName(text: string): string | undefined {
  for (const shape of shapes) {
    const found = shape
      .exec(text)?.[1]
      ?.replace(/(?<![.,'’-])[.,'’-]+$/, '')
      .trim();
    if (found && found.length > 2 && !noName.test(found) && !isShouted(found, text)) return named(found);
  }
  return undefined;
}

const isShouted = (found: string, text: string) =>
  found === found.toUpperCase() && text === text.toUpperCase();

const named = (found: string): string =>
  found
    .split(/\s+/)
    .map((one) =>
      /^(?:and|of|by|the|de|la|le|du|von|van)$/.test(one) ? one : one.charAt(0).toUpperCase() + one.slice(1),
    )
    .join(' ');
