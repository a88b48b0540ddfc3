/** What clubs, families and offices say in half a sentence, brought to the attributes and things that are meant. */

const whoHasWhich =
  /^([^,:.;\n]{3,60})[,:] who (?:has|have|holds|borrowed|took|got) (?:which|what) ([\p{L}-]+(?: (?!since|when|and|until|or|at)[\p{L}-]+)?)( since when| when)?(?:,? and\b|(?=\s*[,.;]|$))/iu;
const lent = /\b(?:lend|lends|lending|lent|loans?|borrow(?:s|ed|ing)?)\b/iu;

/** "Lending list, who has which book since when": the book, who has it and since what day. */
const withHolders = (text: string): string =>
  lent.test(text)
    ? text
        .replace(
          whoHasWhich,
          (_, list: string, thing: string, when?: string) =>
            `${list}: ${thing} name, borrower${when ? ', loan date' : ''},`,
        )
        .replace(/,(?:\s*,)+/g, ',')
        .replace(/,\s*(?=[.;]|$)/g, '')
    : text;

const doneByWhom =
  /(?<=[,:] )who (?:sings|plays|speaks|rows|dances|teaches) (?:which|what) (voice|part|instrument|position|role|language|seat|subject)(?=\s*[,.;]|$| and\b)/giu;

const approving =
  /(?:,| and| then|\.)\s+(?:(?:the|a|our|my|his|her|their) )?((?:team |line |department )?(?:boss|manager|supervisor|admin|office|lead|leader|head|board|treasurer|owner|teacher|coach|trainer|chef|director|hr|parents?))s? (?:(?:then|can|must|will|should|either|has to|have to) )*(?:approves?|accepts?|confirms?|grants?|says? yes)(?: (?:it|them|each))? (?:or|and|\/) (?:rejects?|declines?|denies|deny|refuses?|says? no)(?: (?:it|them|to it|(?:the|each|every|their) (?:requests?|claims?|applications?|expenses?|orders?)))?(?=\s*[,.;]|$| and\b)/iu;

/** "..., the boss approves or rejects": the states that what is asked for goes through. */
const withDecisions = (text: string): string =>
  text.replace(approving, ', status (Pending, Approved, Rejected)');

const lists: readonly (readonly [RegExp, string])[] = [
  [
    /,? and (?:also )?an? (?:shared |common )?(?:shopping|grocery) list(?=\s*(?:[.,;]|$|\bso\b|\bfor\b))/giu,
    ', shopping list items',
  ],
  [
    /,? and (?:also )?an? (?:shared |common )?packing list(?=\s*(?:[.,;]|$|\bso\b|\bfor\b))/giu,
    ', packing items',
  ],
];
const before = /\b(?:recipes?|meals?|dishes|menus?|places|hotels|stops|trips?|days)\b/iu;

/** "Recipes with steps, and a shopping list": the list holds things of its own. */
const withOwnLists = (text: string): string =>
  before.test(text) ? lists.reduce((told, [shape, plain]) => told.replace(shape, plain), text) : text;

const feesToo =
  /\b(members|players|singers|athletes|parents|families|subscribers|dancers) (?:and|with) (?:their |the )?(?:membership )?(fees?|dues|contributions?|subscriptions?)((?: (?:of|in|for) (?:our|the|my) [\p{L}-]+(?: [\p{L}-]+)?)?)\s*:\s*/iu;

/** "Members and fees of our club: ...": what a member pays is kept of the member. */
const withFees = (text: string): string =>
  text.replace(
    feesToo,
    (_, who: string, fee: string, whose: string) =>
      `${who}${whose}: ${fee.replace(/s$/, '').replace(/^due$/, 'fee')}, `,
  );

const paidBy =
  /(?<=[,:] )who (?:has|have|hasn't) (?:already |not )?paid(?: (?:this|their|the|for this|so far)(?: [\p{L}-]+){0,2})?(?=\s*[,.;]|$| and\b)/giu;
const ofClub = /\b(?:fees?|dues|contributions?|subscriptions?|membership)\b/iu;

/** "Members and fees: ..., who has paid this year": of a member it is yes or no; of an expense it is somebody. */
const withPaid = (text: string): string => (ofClub.test(text) ? text.replace(paidBy, 'paid') : text);

const belonging =
  /(?<=\b([\p{L}-]{3,}s)),? (?:and )?(?:which|what) ([\p{L}-]+)(?: [\p{L}-]+)? (?:they|each(?: of them| one)?)(?:'re| are| is| belong| go| come| play| sing| live| sit| work)?s? (?:in|on|to|at|from|with)(?=\s*(?:[,.;]|$|and\b))/giu;

/** "Students, which class they are in": each has a class. */
const withPlaces = (text: string): string =>
  text.replace(belonging, (_, __, place: string) => ` with a ${place}`);

/** "Gift ideas for friends and family with a budget": for whom they are is no thing of the app. */
const forKin = /(?<=\b[\p{L}-]+s) for (?:my |our )?(?:friends and family|family and friends)(?=\s+with\b)/giu;

export const withHalfTold = (text: string): string =>
  withPaid(withFees(withOwnLists(withDecisions(withHolders(withPlaces(text.replace(forKin, ''))))))).replace(
    doneByWhom,
    '$1',
  );
