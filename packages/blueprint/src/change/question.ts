import { joinWords } from '@sayso/core/join-words';
import { lower, shortened } from '../texts/grammar.ts';
import { questionWords } from '../texts/messages.ts';
import { contextEntity, type Intent } from './context.ts';

const asking =
  /^(?:how (?:do|can|could|would|should|to|does|is|are|many|much)\b|what (?:can|is|are|does|do|happens|should)\b|where (?:do|can|is|are|does)\b|why\b|who (?:can|may|is)\b|when (?:do|does|did|is|are|was|will|can|could|should)\b|which (?:fields|pages|things)\b|is (?:there|it possible|this|it)\b|are there\b|does (?:it|this|the app)\b|do (?:you|i|we)\b|can (?:i|you|we|it|people|users|visitors|the app)\b|(?:i do not|i don'?t) (?:know|understand) (?:how|what|where)|help$|tell me\b|explain\b)/i;

const answers: readonly (readonly [RegExp, string])[] = [
  [/^how (?:many|much) (?!does|do)/i, questionWords.count],
  [/\bexport|\bdownload|\bcsv\b|\bexcel\b|\bspreadsheet\b/i, questionWords.exporting],
  [/\bimport|\bupload (?:a |my )?(?:list|file|csv|data)/i, questionWords.importing],
  [/\bprint/i, questionWords.print],
  [/\bundo|\bgo back|\brevert|\brestore/i, questionWords.undo],
  [/\bsort|\border of/i, questionWords.sort],
  [/\bfilter|\bsearch|\bfind\b/i, questionWords.filter],
  [/\bdelete|\bremove/i, questionWords.remove],
  [/\badd|\bcreate|\bnew\b|\benter\b/i, questionWords.add],
  [/\bedit|\bchange (?:a|the) record/i, questionWords.edit],
  [/\bpublish|\bshare|\bonline\b|\binvite|\blink to\b|\bother people/i, questionWords.publish],
  [
    /\bwho (?:can|may)|\bsee my|\bprivate|\baccess|\bpermission|\blog ?in|\bsign ?in|\bpassword|\bsecur/i,
    questionWords.access,
  ],
  [/\bcolou?r|\blook|\bdark|\btheme|\bdesign|\bfont/i, questionWords.look],
  [/\bname|\bcalled|\btitle/i, questionWords.names],
  [/\bemail|\bnotif|\bremind|\bsms\b|\bwhatsapp/i, questionWords.messages],
  [/\bphone|\bmobile|\btablet|\boffline/i, questionWords.devices],
  [/\bcost|\bprice|\bpay\b|\bfree\b|\bpayment/i, questionWords.money],
];

const complaint =
  /^(?:(?:it|this|that|(?:the|my|this) [\w-]+)(?: still| just)? (?:does not|doesn'?t|isn'?t|is not|won'?t|will not|do not|don'?t) work(?:ing)?\b|nothing (?:works|happens|happened|changed)\b|(?:it|this|that|the [\w-]+)(?:'s| is) (?:broken|wrong|not right)$|something (?:is|went) wrong)/i;

/** A question is answered from what the app can do, and nothing is changed. */
export const question: Intent = (change, clause) => {
  if (complaint.test(clause)) return questionWords.complaint;
  if (!asking.test(clause) || isWish(clause)) return undefined;
  const { blueprint } = change;
  const entity = contextEntity(change);
  const things = lower(entity?.labelPlural ?? 'records');
  if (/\b(?:which|what) (?:fields|columns|attributes)\b/i.test(clause)) {
    if (entity)
      return questionWords.fields(
        lower(entity.labelPlural),
        joinWords(entity.fields.map(({ label }) => lower(label))),
      );
  }
  const known = answers.find(([shape]) => shape.test(clause))?.[1];
  const field = lower(entity?.fields.at(-1)?.label ?? 'name');
  const thing = lower(entity?.label ?? 'record');
  if (known)
    return known
      .replaceAll('{things}', () => things)
      .replaceAll('{thing}', () => thing)
      .replaceAll('{field}', () => field);
  const pages = blueprint.pages.filter(({ nav }) => nav).map(({ label }) => label);
  return questionWords.about({
    app: blueprint.app.name,
    things: joinWords(blueprint.entities.map(({ labelPlural }) => lower(labelPlural))),
    pages,
    example: entity ? `add a notes field to ${things}` : 'add customers with name and phone',
  });
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
      ? 'a language in another script'
      : foreign.find(
          ([, shape]) => (clause.match(shape)?.length ?? 0) >= Math.max(2, Math.ceil(words / 3)),
        )?.[0];
  return name === undefined ? undefined : questionWords.otherLanguage(name, shortened(clause, 60));
};
