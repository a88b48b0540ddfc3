import { composeSection } from '../landing/compose.ts';
import { saveSections } from '../landing/save-sections.ts';
import { addPage } from '../plan/page-plan.ts';
import { shortened } from '../texts/grammar.ts';
import { textPageWords } from '../texts/page-words.ts';
import { capitalise, pascal } from '../words.ts';
import type { Change, Intent } from './context.ts';

const topic =
  '(?:about(?: (?:us|me|the (?:shop|company|business|firm|club|team|owner)))?|(?:our|my) (?:story|history|mission|values)|who (?:we|i) (?:are|am)|imprint|impressum|legal notice|privacy(?: policy| notice)?|terms(?: (?:and|&) conditions| of (?:use|service))?|(?:delivery|shipping|returns?) (?:info(?:rmation)?|policy)|help|instructions?|guidelines|house rules|rules|how it works|disclaimer|(?:about )?our (?:team|mission|values|history)|visitor info(?:rmation)?|directions|how to find us)';
const asking =
  '(?:please )?(?:also )?(?:add|create|make|include|build|put in|give (?:me|us)|(?:i|we) (?:want|need))(?: me| us)? (?:an?|the|another|one more)? ?';
const legal =
  '(?:privacy policy|privacy notice|terms (?:and|&) conditions|terms of (?:use|service)|imprint|impressum|legal notice)';
const wishes = [
  // What nobody keeps as a field needs no word "page".
  new RegExp(
    `^${asking}(${legal})(?:,? (?:that says|saying|with (?:the )?text)|:|$)\\s*["“]?(.*?)["”]?$`,
    'i',
  ),
  new RegExp(
    `^${asking}(?:new |separate |extra )?page (?:called |named |titled |for |about |with |on )*["“]?(${topic})["”]?(?:,? (?:(?:that says|which says|saying|with (?:the )?text):?)|:|$)\\s*["“]?(.*?)["”]?$`,
    'i',
  ),
  new RegExp(
    `^${asking}(?:new |separate |extra )?["“]?(${topic})["”]? (?:page|section)(?:,? (?:(?:that says|which says|saying|with (?:the )?text):?)| with (?:instructions|tips|explanations|help|information|details)$|:|$)\\s*["“]?(.*?)["”]?$`,
    'i',
  ),
];

/** "Add a page About", "add an imprint page that says ...": a page of words, which are told anew with the page open. */
export const textPage: Intent = (change, clause) => {
  const [, named = '', said = ''] = wishes.map((shape) => shape.exec(clause.trim())).find(Boolean) ?? [];
  if (named === '') return undefined;
  const label = labelOf(named);
  const there = change.blueprint.pages.find((page) => page.label.toLowerCase() === label.toLowerCase());
  if (there) return textPageWords.there(there.label);
  return added(change, label, said.trim());
};

/** "About" stands alone in a menu; what it is about follows from where it stands. */
const labelOf = (words: string): string => capitalise(words.toLowerCase().replace(/^impressum$/, 'imprint'));

function added(change: Change, label: string, said: string): string {
  const { blueprint } = change;
  const page = addPage(change, pascal(label), {
    label,
    icon: 'FileText',
    archetype: 'landing',
    // Where visitors come, they read it too.
    public: blueprint.pages.some((one) => one.public),
    props: { isText: true },
  });
  const text = said === '' ? undefined : capitalise(said);
  const title = /^about/i.test(label) ? `About ${blueprint.app.name}` : label;
  const isAbout = /^(?:about|our|my|who)/i.test(label);
  const example = isAbout ? composeSection(blueprint, page, { kind: 'about' })?.text : undefined;
  const body = text ?? example ?? textPageWords.placeholder;
  saveSections(page, [
    { kind: 'about', id: 'about', title, text: body, ...(text === undefined ? { isExample: true } : {}) },
  ]);
  change.last = { page };
  return text === undefined
    ? textPageWords.example(label, isAbout ? 'about' : label.toLowerCase())
    : textPageWords.added(label, shortened(body, 80));
}
