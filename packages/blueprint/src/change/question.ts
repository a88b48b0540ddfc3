import { joinWords } from '../plan/resolve.ts';
import { contextEntity, type Intent, lower } from './context.ts';

const asking =
  /^(?:how (?:do|can|could|would|should|to|does|is|are|many|much)\b|what (?:can|is|are|does|do|happens|should)\b|where (?:do|can|is|are|does)\b|why\b|who (?:can|may|is)\b|when (?:do|does|did|is|are|was|will|can|could|should)\b|which (?:fields|pages|things)\b|is (?:there|it possible|this|it)\b|are there\b|does (?:it|this|the app)\b|do (?:you|i|we)\b|can (?:i|you|we|it|people|users|visitors|the app)\b|(?:i do not|i don'?t) (?:know|understand) (?:how|what|where)|help$|tell me\b|explain\b)/i;

const answers: readonly (readonly [RegExp, string])[] = [
  [
    /^how (?:many|much) (?!does|do)/i,
    'I cannot look into the records. To have a number on the dashboard, write for example "show how many {things} are open".',
  ],
  [
    /\bexport|\bdownload|\bcsv\b|\bexcel\b|\bspreadsheet\b/i,
    'Above each table, behind the button with three dots, "Export CSV" saves what is shown; Excel opens that file.',
  ],
  [
    /\bimport|\bupload (?:a |my )?(?:list|file|csv|data)/i,
    'Above each table, behind the button with three dots, "Import CSV" takes a file whose first line names the fields.',
  ],
  [
    /\bprint/i,
    'Open the page and print it from the browser (Ctrl+P, on a Mac Cmd+P); there you can also save it as a PDF.',
  ],
  [
    /\bundo|\bgo back|\brevert|\brestore/i,
    'Write "undo", or choose Revert beside an earlier message: the app goes back to how it was.',
  ],
  [
    /\bsort|\border of/i,
    'Click the head of a column to sort by it. To set the order for everybody, write for example "sort {things} by name".',
  ],
  [
    /\bfilter|\bsearch|\bfind\b/i,
    'Each list has a search box and filters above it. To choose the filters, write for example "filter {things} by status".',
  ],
  [
    /\bdelete|\bremove/i,
    'A record is deleted from its menu or its page, several at once by ticking them in the table. To remove a field or a page, write for example "remove the notes field from {things}".',
  ],
  [
    /\badd|\bcreate|\bnew\b|\benter\b/i,
    'A record is added with the "New" button of its page. To add a field or a page, write for example "add a notes field to {things}".',
  ],
  [/\bedit|\bchange (?:a|the) record/i, 'Open a record from its list and choose Edit.'],
  [
    /\bpublish|\bshare|\bonline\b|\binvite|\blink to\b|\bother people/i,
    'Publish and Share stand at the top of the editor: there the app goes online and people are invited.',
  ],
  [
    /\bwho (?:can|may)|\bsee my|\bprivate|\baccess|\bpermission|\blog ?in|\bsign ?in|\bpassword|\bsecur/i,
    'Who may read, add, change or delete is a rule of each kind of record. Change it with words such as "only admins may delete {things}" or "everyone can see {things}".',
  ],
  [
    /\bcolou?r|\blook|\bdark|\btheme|\bdesign|\bfont/i,
    'Write for example "make it dark", "make the sidebar blue", "use a serif font" or "more compact".',
  ],
  [/\bname|\bcalled|\btitle/i, 'Write for example "call the app Fieldmate" or "rename {things} to jobs".'],
  [
    /\bemail|\bnotif|\bremind|\bsms\b|\bwhatsapp/i,
    'The built-in builder sends no messages. It can list what is due: write for example "show overdue {things}".',
  ],
  [
    /\bphone|\bmobile|\btablet|\boffline/i,
    'The app works in the browser of phones and tablets as well; it needs a connection.',
  ],
  [
    /\bcost|\bprice|\bpay\b|\bfree\b|\bpayment/i,
    'I only change the app itself. Amounts can be kept: write for example "add a price to {things}".',
  ],
];

const complaint =
  /^(?:(?:it|this|that|(?:the|my|this) [\w-]+)(?: still| just)? (?:does not|doesn'?t|isn'?t|is not|won'?t|will not|do not|don'?t) work(?:ing)?\b|nothing (?:works|happens|happened|changed)\b|(?:it|this|that|the [\w-]+)(?:'s| is) (?:broken|wrong|not right)$|something (?:is|went) wrong)/i;

/** A question is answered from what the app can do, and nothing is changed. */
export const question: Intent = (change, clause) => {
  if (complaint.test(clause))
    return 'Tell me the page, what you did and what should have come of it. "Undo" takes back the last change. Nothing was changed.';
  if (!asking.test(clause) || isWish(clause)) return undefined;
  const { blueprint } = change;
  const things = lower(contextEntity(change)?.labelPlural ?? 'records');
  if (/\b(?:which|what) (?:fields|columns|attributes)\b/i.test(clause)) {
    const entity = contextEntity(change);
    if (entity)
      return `${entity.labelPlural} have ${joinWords(entity.fields.map(({ label }) => lower(label)))}.`;
  }
  const known = answers.find(([shape]) => shape.test(clause))?.[1];
  if (known) return known.replaceAll('{things}', things);
  const pages = blueprint.pages.filter(({ nav }) => nav).map(({ label }) => label);
  return `${blueprint.app.name} keeps ${joinWords(blueprint.entities.map(({ labelPlural }) => lower(labelPlural)))}, on the pages ${joinWords(pages)}. I can add, rename and remove fields, things and pages, change lists, charts, colours and who may do what: write for example "add a notes field to ${things}".`;
};

/** "Can you add a phone?", "can this show a chart?": a wish in the words of a question. */
const isWish = (clause: string): boolean =>
  /^(?:can|could|is it possible (?:for|that)) (?:you|we|it|this|the app|i|they|users|visitors|people|members|each \w+)\s+(?:please\s+|also\s+)*(?:get|have|show|be|add|make|use|change|rename|remove|see|put|filter|sort|vote|comment|send|turn|list|display)\b/i.test(
    clause,
  );

const foreign: readonly (readonly [string, RegExp])[] = [
  ['German', /\b(?:bitte|füge|hinzu|und|ein|eine|einen|das|die|der|mache?|ändere|lösche|feld|für|nicht)\b/gi],
  ['French', /\b(?:ajoute[rz]?|un|une|le|la|les|des|pour|et|dans|champ|supprime[rz]?|s'il|mets)\b/gi],
  ['Spanish', /\b(?:añade|agrega|un|una|el|los|las|para|por|favor|campo|elimina|cambia|y|de)\b/gi],
  ['Italian', /\b(?:aggiungi|un|una|il|lo|gli|per|favore|campo|rimuovi|cambia|e|di)\b/gi],
  ['Dutch', /\b(?:voeg|toe|een|het|de|veld|aan|verwijder|maak|graag|en|niet)\b/gi],
  ['Portuguese', /\b(?:adicione|adicionar|um|uma|o|os|as|para|campo|remova|mude|e)\b/gi],
];

/** Says which language it reads; undefined for English. */
export const otherLanguage: Intent = (_, clause) => {
  const letters = clause.match(/\p{L}/gu)?.length ?? 0;
  const latin = clause.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const words = clause.split(/\s+/).length;
  const name =
    letters > 3 && latin < letters / 2
      ? 'another script'
      : foreign.find(
          ([, shape]) => (clause.match(shape)?.length ?? 0) >= Math.max(2, Math.ceil(words / 3)),
        )?.[0];
  return name === undefined
    ? undefined
    : `This seems to be ${name}, and I read English alone. Please write "${clause.slice(0, 60)}" in English; names may stay as they are.`;
};
