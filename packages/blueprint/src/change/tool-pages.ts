import type { BlueprintPage } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { CalculatorInput, CalculatorOutput } from '../lexicon/tools/calculator-row.ts';
import { unitGroups } from '../lexicon/tools/converters.ts';
import { bare, label } from '../read/fields/field-phrase.ts';
import { readUnit } from '../read/tools/converter-words.ts';
import { guessFormula } from '../read/tools/guessed-formula.ts';
import { lower } from '../texts/grammar.ts';
import { toolPageWords } from '../texts/tools.ts';
import { camel, normalised } from '../words.ts';
import type { Change, Intent } from './context.ts';

/** Wishes for pages that do something by themselves: converters, calculators, quizzes. */
export const toolPage: Intent = (change, clause) =>
  convert(change, clause) ?? calculate(change, clause) ?? limitTime(change, clause);

const pageOf = ({ blueprint, currentPage }: Change, archetype: BlueprintPage['archetype']) => {
  const all = blueprint.pages.filter((page) => page.archetype === archetype);
  return all.find(({ name }) => name === currentPage) ?? all[0];
};

const wayRound =
  /\b(?:the )?(?:other|opposite) (?:way|direction)(?: (?:a?round))?|\bboth (?:ways|directions)|\bvice versa|\bin reverse|\bback again\b/i;

/** "Also in the other direction, and litres to gallons", "add weight: kilograms, pounds". */
function convert(change: Change, clause: string): string | undefined {
  const page = pageOf(change, 'converter');
  if (!page) return undefined;
  const words: readonly string[] = clause.toLowerCase().match(/[\p{L}°]+/gu) ?? [];
  const before: string[] = Array.isArray(page.props?.['groups']) ? page.props['groups'].map(String) : [];
  const named = unitGroups.filter(({ forms }) => forms.split(', ').some((form) => words.includes(form)));
  const preferred = [
    ...named.map(({ id }) => id),
    ...unitGroups.map(({ id }) => id).filter((id) => before.includes(id)),
  ];
  const units = words.flatMap((word) => (word.length > 1 ? (readUnit(word, preferred) ?? []) : []));
  const counts = new Map<string, number>();
  for (const { group } of units) counts.set(group, (counts.get(group) ?? 0) + 1);
  const groups = unitGroups.filter(
    ({ id }) =>
      (counts.get(id) ?? 0) >= 2 ||
      (named.some((one) => one.id === id) && /^(?:add|also|include|and)\b/i.test(clause)),
  );
  const said: string[] = wayRound.test(clause) ? [toolPageWords.bothWays] : [];
  const fresh = groups.filter(({ id }) => !before.includes(id));
  if (groups.length === 0) return said[0];
  page.props = { ...page.props, groups: [...before, ...fresh.map(({ id }) => id)] };
  change.last = { page };
  const names = (list: readonly { title: string }[]) =>
    joinWords(list.map(({ title }) => title.toLowerCase()));
  said.push(
    fresh.length > 0 ? toolPageWords.offers(names(fresh)) : toolPageWords.alreadyOffers(names(groups)),
  );
  return said.join(' ');
}

const onTop =
  /^(?:also )?(?:add|include|put in|there (?:are|is) also|with)\s+(?:an?\s+|the\s+|also\s+)?(.+?)(?:,|\s+(?:that|which))?\s+(?:(?:they|it|these|this|which|that)\s+)?(?:(?:should|must|to|go|goes|come|comes|are|is|be|get|gets)\s+)*(?:on top of|added (?:on )?to|count(?:s|ed)? towards?|onto)\s+(?:the\s+)?(.+)$/i;
const shown =
  /^(?:also )?(?:show|display|add|calculate|give me|tell me|i (?:also )?want(?: to see)?|work out)\s+(?:me\s+|also\s+)?(?:the\s+|an?\s+)?(.+?)(?:\s+(?:over|for|in|on|during|across)\s+(?:the\s+)?.+)?$/i;

/** "Add postage on top of the price", "also show the total paid". */
function calculate(change: Change, clause: string): string | undefined {
  const page = pageOf(change, 'calculator');
  const inputs = CalculatorInput.array().safeParse(page?.props?.['inputs']).data;
  const outputs = CalculatorOutput.array().safeParse(page?.props?.['outputs']).data;
  if (!page || !inputs || !outputs) return undefined;
  const save = () => {
    page.props = {
      ...page.props,
      inputs: JSON.parse(JSON.stringify(inputs)),
      outputs: JSON.parse(JSON.stringify(outputs)),
    };
    change.last = { page };
  };
  const [, extra = '', to = ''] = onTop.exec(clause) ?? [];
  if (extra !== '') {
    const target =
      outputNamed(outputs, to) ?? (/\btotal\b/i.test(to) ? outputNamed(outputs, 'total') : undefined);
    if (!target)
      return toolPageWords.noResult(
        to,
        page.label,
        outputs.filter(({ hidden }) => !hidden).map((one) => one.label),
      );
    const key = freeKey([...inputs, ...outputs], extra);
    inputs.push({
      key,
      label: label(extra),
      kind: target.kind === 'money' ? 'money' : 'number',
      default: 0,
      min: 0,
    });
    target.expr = `(${target.expr}) + ${key}`;
    save();
    return toolPageWords.input(page.label, lower(label(extra)), lower(target.label));
  }
  const wanted = shown.exec(clause)?.[1];
  if (wanted === undefined || change.blueprint.entities.length > 0) return undefined;
  return showResult({ page, inputs, outputs, wanted, save });
}

type Shown = {
  page: BlueprintPage;
  inputs: CalculatorInput[];
  outputs: CalculatorOutput[];
  wanted: string;
  save: () => void;
};

function showResult({ page, inputs, outputs, wanted, save }: Shown): string | undefined {
  const known = outputs.find(({ label: name }) => normalised(name) === normalised(wanted));
  if (known && !known.hidden) return toolPageWords.alreadyShows(page.label, lower(known.label));
  if (known) {
    delete known.hidden;
    save();
    return toolPageWords.shows(page.label, lower(known.label));
  }
  const has = (key: string) => outputs.some((one) => one.key === key);
  const paid =
    /\btotal (?:amount )?(?:paid|repaid|payments?|repayments?)\b/i.test(wanted) &&
    has('payment') &&
    has('months');
  const guess = paid ? { expr: 'payment * months' } : guessFormula(wanted, { inputs, outputs, shares: [] });
  if (!guess || ('needs' in guess && guess.needs !== undefined)) return undefined;
  outputs.push({
    key: freeKey([...inputs, ...outputs], wanted),
    label: label(wanted),
    kind: 'money',
    expr: guess.expr,
  });
  save();
  const formula = spelledOut(guess.expr, [...inputs, ...outputs]);
  return formula === undefined
    ? toolPageWords.shows(page.label, lower(label(wanted)))
    : toolPageWords.showsWorkedOut(page.label, lower(label(wanted)), formula);
}

/** A formula in the names that the page shows; undefined where it needs more than the four rules. */
function spelledOut(expr: string, named: readonly { key: string; label: string }[]): string | undefined {
  const labels = new Map(named.map((one) => [one.key, lower(one.label)]));
  const words = expr.match(/[A-Za-z_]\w*/g) ?? [];
  if (words.some((word) => !labels.has(word)) || /[^\w\s.()+*/-]/.test(expr)) return undefined;
  return expr
    .replace(/[A-Za-z_]\w*/g, (word) => labels.get(word) ?? word)
    .replace(/\*/g, '×')
    .replace(/\//g, '÷')
    .replace(/-/g, '−');
}

const outputNamed = (outputs: readonly CalculatorOutput[], words: string) => {
  const wanted = normalised(bare(words));
  const open = outputs.filter(({ kind }) => kind === 'money' || kind === 'number');
  return (
    open.find(({ label: name }) => normalised(name) === wanted) ??
    open.find(({ label: name }) => normalised(name).includes(wanted) || wanted.includes(normalised(name))) ??
    (wanted === 'result' ? open.find(({ main }) => main) : undefined)
  );
};

/** A name that the page's source can use; what was typed is never source itself. */
function freeKey(taken: readonly { key: string }[], words: string): string {
  const start = camel(words);
  let key = start;
  for (let at = 2; taken.some((one) => one.key === key); at++) key = `${start}${at}`;
  return key;
}

/** "A countdown, so that nobody looks it up" in an app that is a quiz. */
const againstClock =
  /^(?:add|put(?: in)?|include|use|set|i want|we want|there should be)\s+(?:an?\s+|the\s+)?(?:countdown|time limit|timer|clock)(?:\s+(?:for|on|to|in)\s+(?:the |each |every |a )?(?:quiz|questions?|test|game))?(?:\s+(?:so|because)\b.*)?$/i;
const usualSeconds = 30;

/** "They have ten minutes": the quiz as a whole runs against the clock. */
function limitTime(change: Change, clause: string): string | undefined {
  const page = pageOf(change, 'quiz');
  const found =
    /^(?:give|allow|let)\s+(?:them|people|everyone|players|us|me|the [\w-]+|each [\w-]+|participants|students)\s+(?:have\s+)?(\d{1,3})\s+(minutes?|seconds?)\b/i.exec(
      clause,
    ) ??
    /^(?:add|set|put in|limit it to|use)\s+(?:an?\s+)?(?:time limit of |countdown of |timer of |limit of )?(\d{1,3})[ -](minutes?|seconds?)(?:\s+(?:limit|time limit|countdown|timer|clock|for (?:each|every|the|a) .+))?$/i.exec(
      clause,
    );
  if (page && !found && againstClock.test(clause)) {
    page.props = { ...page.props, secondsPerQuestion: usualSeconds };
    change.last = { page };
    return toolPageWords.seconds(page.label, usualSeconds);
  }
  if (!page || !found?.[1]) return undefined;
  const count = Number(found[1]);
  const isEach = /\b(?:each|every|per) question\b|\ba question\b/i.test(clause);
  const isSeconds = /^sec/i.test(found[2] ?? '');
  page.props = {
    ...page.props,
    ...(isEach
      ? { secondsPerQuestion: isSeconds ? count : count * 60 }
      : { minutes: isSeconds ? count / 60 : count }),
  };
  change.last = { page };
  return toolPageWords.time(
    page.label,
    (isSeconds ? toolPageWords.inSeconds : toolPageWords.minutes)(count),
    isEach ? 'for each question' : 'for the whole quiz',
  );
}
