/** Common ways of telling a wish in half a sentence, brought to the one that is read in full. */

const people =
  '(?:crew|team|staff|cast|board|committee|band|ensemble|squad|faculty|teachers|trainers|coaches|doctors|guides|artists|players|singers|musicians|actors|members|volunteers)';
const alone =
  '(?:(?:on|as) (?:an?|one|its own|their own|a separate|another) (?:own |single |separate )?page)';

const crewPage = new RegExp(
  `\\b(?:an? |the )?(?:(?:list|overview|page|directory) (?:of|with|about|for) (?:all )?(?:the |our |my )?(${people})(?: members)? ${alone}|(?:the |our |my )(${people})(?: members)? ${alone}|(?:an? |one )?page (?:of|with|about|for|on) (?:all )?(?:the |our |my )(${people})(?: members)?(?=[,.;]|$| and\\b))`,
  'giu',
);
const groups = /^(?:crew|team|staff|cast|board|committee|band|ensemble|squad|faculty)$/i;

/** "Our team on a page": those who belong to it, and a page that shows them. */
function withCrewPage(text: string): string {
  let shown: string | undefined;
  const told = text.replace(crewPage, (_, one?: string, two?: string, three?: string) => {
    const word = (one ?? two ?? three ?? '').toLowerCase();
    shown = groups.test(word) ? `${word} members` : word;
    return shown;
  });
  return shown === undefined ? text : `${told.replace(/[.\s]*$/, '')}. A directory of ${shown}.`;
}

const namedComment =
  /\b(?:(?:leave|write|post|add|make|give) (?:an? |their |some )?comments?|comment)((?: (?:on|under|below|to) (?:an?|the|each|every|my|our|any) [\p{L}-]+)?)(?:,? without (?:an? |any |having an )?(?:accounts?|log-?ins?|registration|registering|signing (?:in|up)))?,? (?:with )?(?:just|only|giving|simply|leaving)(?: with)?(?: (?:a|their|the|your))? names?(?:,? (?:and|plus) (?:an? |the |their )?(?:texts?|messages?|comments?))?(?=[.,;]|$| without\b)/giu;

const scored =
  /\b(?:the )?(teams|players|tables|groups|guests|pairs) (?:and|with|get) (?:(?:a name|name|names)(?:,| and) )?(?:their |the |an? |its )?(?:scores?|points|results?) (?:per|for each|for every|in each|in every|of each|by|each) round\b(,? (?:with|and) (?:an? |the )?(?:ranking|leader ?board|standings|table)(?: of (?:the |all )?[\p{L}-]+)?(?=[.,;]|$))?/giu;

/** "Teams and their score per round": a score has a team and a round. */
const withRounds = (text: string): string =>
  text.replace(
    scored,
    (_, who: string, ranking?: string) =>
      `scores with ${who.toLowerCase().replace(/s$/, '')} name, round (1, 2, 3, 4, 5, 6) and points${ranking ? '. A leaderboard' : ''}`,
  );

const averaged =
  /\b(?:the |all |my |our )?(grade|mark|score)s? (?:per|for each|for every|by|in each|in every) ([\p{L}-]+),? (?:with|and|plus) (?:an?|the|their|its) (?:(semester|term|year|half-year)(?:ly)? |overall |final |total )?averages?(?: (?:per|for|of) (?:each |the )?[\p{L}-]+)?(?=[.,;]|$)/giu;

/** "Grade per subject with a semester average": what is kept of a grade, and the figure that is shown of it. */
const withAverage = (text: string): string =>
  text.replace(
    averaged,
    (_, what: string, of: string, span?: string) =>
      `${what}s with ${of}, ${span ? `${span.toLowerCase()}, ` : ''}${what.toLowerCase()} and date. Show the average ${what.toLowerCase()} per ${of}`,
  );

export const withPlainTellings = (text: string): string =>
  withAverage(withRounds(withCrewPage(text))).replace(namedComment, 'comment$1 with just a name, no sign-up');
