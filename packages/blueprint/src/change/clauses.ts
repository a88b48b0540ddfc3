import type { Blueprint } from '@sayso/core/blueprint-schema';
import { bounded, bounds, inPieces } from '../read/text/bounded.ts';
import { clean, readPreset } from '../read/text/normalise.ts';
import { withoutSlips } from '../read/text/spelling.ts';
import { messageWords } from '../texts/messages.ts';
import { automated, marked } from './automation-words.ts';
import { isFormula, itself } from './computed.ts';
import { findField, findNamed, findPage } from './context.ts';
import { lookIn } from './look.ts';
import { isRemark, splitRemark, withSeveral } from './remarks.ts';
import { withSubject } from './spoken-ways.ts';
import { clauseStart, leadingVerb } from './verbs.ts';
import { isCourtesy, plainClause } from './wording.ts';

const most = 30;
/** More sentences, and more places where a sentence may be cut, than anybody's wishes have. */
const mostSentences = 400;
const mostJoints = 600;

export type Asked = {
  clauses: string[];
  /** What was not read at all, in words for the person. */
  left: string[];
};

/** The wishes of a message, each as a clause of its own: with its verb, without its courtesies. */
export function readClauses(blueprint: Blueprint, raw: string): Asked {
  const whole = bounded(raw);
  const [asked = '', ...style] = whole.slice(0, bounds.text).split(/\n?-{6,}\n?/);
  const { text, left } = withoutCode(asked);
  if (whole.length > bounds.text) left.push(messageWords.tooLong(bounds.text));
  const quotes: string[] = [];
  const plain = withoutSlips(hideQuotes(clean(text), quotes));
  const show = (part: string) =>
    part.replace(/\uE000(\d+)\uE001/g, (_, at) => `"${quotes[Number(at)] ?? ''}"`);
  const budget = { joints: mostJoints };
  const clauses = withoutTalk(
    sentences(plain)
      .slice(0, mostSentences)
      .flatMap(inPieces)
      .map(withSubject)
      .flatMap((sentence) => joined(sentence, { blueprint, show, budget }))
      .map((clause) => plainClause(show(clause)))
      .filter((clause) => clause !== '' && !isCourtesy(clause)),
  );
  const preset = readPreset(style.join(' '));
  if (preset !== undefined) clauses.push(`use ${preset}`);
  if (clauses.length > most) left.push(messageWords.tooMany(clauses.length, most));
  return { clauses: clauses.slice(0, most), left };
}

/** Beside a wish, what explains it is no clause of its own; alone it is answered. */
function withoutTalk(clauses: readonly string[]): string[] {
  const wishes = clauses.filter((clause) => !isRemark(clause));
  return wishes.length > 0 ? wishes : [...clauses];
}

/** What stands in quotes is one name, whatever commas it holds. */
const hideQuotes = (text: string, quotes: string[]): string =>
  text.replace(/"([^"\n]{1,200})"|(?<=^|[\s(:])'([^'\n]{1,80})'(?=$|[\s).,;:!?])/g, (_, double, single) => {
    quotes.push(String(double ?? single));
    return `\uE000${quotes.length - 1}\uE001`;
  });

const codeLine =
  /^\s*(?:import\s.+from\s|export\s|const\s+\w+\s*=|let\s+\w+\s*=|function\s+\w+\s*\(|return\b.*[;(]$|<\/?[A-Za-z][^>]*>\s*$|[{}()[\];]+$|[\w.]+\(.*\);?$|"[\w$]+"\s*:|at .+\([^()]+:\d+:\d+\)|SELECT\s.+\sFROM\s|.*[;{]\s*$)/;

/** Code is not followed: it is told, and the words around it are read. */
function withoutCode(text: string): Asked & { text: string } {
  const left: string[] = [];
  let plain = text.replace(/```[\s\S]*?(?:```|$)/g, '\n');
  const lines = plain.split('\n');
  const code = lines.filter((line) => codeLine.test(line));
  if (code.length >= 3) plain = lines.filter((line) => !codeLine.test(line)).join('\n');
  if (plain !== text) left.push(messageWords.noCode);
  return { clauses: [], left, text: plain };
}

const sentences = (text: string): string[] =>
  text
    .replace(/\be\.g\.|\bi\.e\./gi, '')
    .replace(/\s*:\s*\n/g, ': ')
    .split(/\s*(?:;|\n+|[.!]+(?=\s|$)|(?<=\?)(?=\s))\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const joint =
  /\s*,?\s+(?:and then|and after that|then|and also|and please|plus|as well as|but also|but|and|while|with)\s+(?:also\s+|please\s+|then\s+)?|\s*,\s*(?:and\s+|then\s+|also\s+|please\s+)*/gi;

type Cutting = {
  blueprint: Blueprint;
  show: (part: string) => string;
  /** Each place takes a look at all of its sentence. */
  budget: { joints: number };
};

/** Cuts a sentence where a next wish begins; what belongs to a list stays together. */
function joined(sentence: string, cutting: Cutting): string[] {
  const { blueprint, show, budget } = cutting;
  for (const { 0: glue, index } of sentence.matchAll(joint)) {
    if (budget.joints-- <= 0) break;
    if (isInside(sentence, index)) continue;
    const [left, right] = [sentence.slice(0, index), sentence.slice(index + glue.length)];
    if (left.trim() === '' || right.trim() === '' || isFront(left, sentence)) continue;
    const said = /^(?:with|while)$/i.test(glue.trim()) || isFormula(right) ? undefined : splitRemark(right);
    if (said) {
      const rest = said.rest === '' ? [] : joined(said.rest, cutting);
      return [withSeveral(left, said.remark), ...rest];
    }
    const next = nextClause(blueprint, { left: show(left), right: show(right), glue });
    if (next !== undefined) {
      const added = next === '' ? right : `${next} ${right}`;
      return [left, ...joined(added, cutting)];
    }
  }
  return [sentence];
}

/** "When a deal is won" belongs to what is to happen then. */
const isFront = (left: string, sentence: string): boolean =>
  /^(?:when(?:ever)?|once|as soon as|if|every time|each time|any ?time)\b[^,]*$/i.test(left) &&
  (automated.test(sentence) || marked.test(sentence));

const isInside = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return (before.match(/\(/g) ?? []).length > (before.match(/\)/g) ?? []).length;
};

type Cut = { left: string; right: string; glue: string };

/** The words that the part on the right lacks at its front; undefined where it is no clause of its own. */
function nextClause(blueprint: Blueprint, { left, right, glue }: Cut): string | undefined {
  const isWith = /\bwith\s*$/i.test(glue);
  const start = plainClause(left);
  // "Users can only edit | and delete their own outings": cut there, nobody would know what is edited.
  if (isCondition(start) && isDeed.test(right)) return undefined;
  // "A tick for rain, and how many miles we rode" goes on with its list.
  if (isAskedField.test(right) && /^(?:add|include|put|track|also|give)\b/i.test(start)) return undefined;
  if (isFormula(right) && /^(?:add|include|create|calculate)\b/i.test(start)) return undefined;
  if (sharedType.test(right) || itself.test(right.split(/\s*,\s*(?:and\s+)?/)[0] ?? '')) return undefined;
  const isBothMany = /\bmany\b/i.test(left) && /\bmany\b/i.test(right);
  if (!isWith && clauseStart.test(right) && !isCondition(start) && !isBothMany) return '';
  const look = lookAfter(start, right, isWith);
  if (look !== undefined) return look;
  // "Games: add publisher, age": the list of one thing.
  if (isWith || /^[\w -]+:\s*(?:please |also )*add\b/i.test(left)) return undefined;
  return carried(blueprint, start, right);
}

const isAskedField =
  /^(?:how (?:many|much|long|often|far)|what|where|when|who|which|whether|if)\b(?!.*\?)(?!.*\b(?:do|can|should) (?:i|we)\b)/i;
const sharedType = /^(?:both|all|each)(?: of them| three)?(?: are| as| should be)?(?: an?)? \w+$/i;

const deeds = 'add|create|edit|change|delete|remove|see|view|update|read|show|make|send|write|export|import';
const isDeed = new RegExp(`^(?:${deeds})\\b`, 'i');
const endsInDeed = new RegExp(
  `\\b(?:can|may|should|must|could|be able to|allowed to|to)\\s+(?:\\w+ly\\s+)?(?:${deeds})$`,
  'i',
);
/** "Only admins can see and delete": a list of deeds, not of wishes; "let me filter" needs its front. */
const isCondition = (left: string): boolean => endsInDeed.test(left);

const lookWords =
  /\b(?:mode|theme|corners?|compact|roomy|spacious|airy|font|colou?rs?|header|sidebar|background|menu|cards?|buttons?|accents?|dark|light|rounded|links?)\b/i;
const madeSo =
  /^(?:make|turn|set|change|use|switch|paint|give|i want|dark|light|it should|the (?:look|app|theme|design))\b|\bshould be\b/i;

/** "Make it dark and compact", "the header blue and the background cream", "dark mode with purple buttons". */
function lookAfter(left: string, right: string, isWith: boolean): string | undefined {
  if (clauseStart.test(right) || !madeSo.test(left) || /^add\b/i.test(left)) return undefined;
  if (/^the (?:font|text|letters|writing|logo)\b/i.test(right)) return 'make';
  const [first, then] = [lookIn(left), lookIn(right.split(/,| and /i)[0] ?? right)];
  if (!first || !then || !(lookWords.test(right) || then.primary !== undefined)) return undefined;
  if (isWith && !lookWords.test(right)) return undefined;
  // "Blue and white" is one look.
  if (!isWith && /^\S+$/.test(right) && then.primary && !first.parts['sidebar'] && first.primary)
    return undefined;
  return /^the\b|\b(?:header|sidebar|background|cards?|buttons?)\b/i.test(right) ? 'make' : 'make it';
}

/** "Add phone to members and a notes field to orders": the verb comes along where the left part has all it needs. */
function carried(blueprint: Blueprint, left: string, right: string): string | undefined {
  const verb = leadingVerb(left);
  if (verb === undefined) {
    const who = accessFront.exec(left)?.[0];
    if (who && /^(?:add|create|edit|change|delete|remove|see|view|update|read)\s+\w/i.test(right)) return who;
    return undefined;
  }
  const isAdding = /^(?:add|create|include|insert|show|make|put)$/i.test(verb);
  if (isAdding && namesPage(left) && (namesPage(right) || namesField(right))) return verb;
  if (isAdding && isPageAlone.test(right) && !namesField(right)) return verb;
  const isPair = (text: string) =>
    /\b(?:to|from|into|as|before|after|by|in)\s+\S/.test(text.replace(new RegExp(`^${verb}\\s+`, 'i'), ''));
  if (!isPair(left)) return undefined;
  if (/^(?:rename|change|move|link|connect|unlink|turn|set|replace|sort|call|put|group)$/i.test(verb))
    return isPair(` ${right}`) || /^(?:put|move)$/i.test(verb) ? pairVerb(blueprint, verb, right) : undefined;
  const thing =
    /\b(?:to|from|of|on|in|for|delete|edit|see)\s+(?:the\s+|all\s+|each\s+|every\s+|our\s+)?([\w-]+(?:\s[\w-]+)?)$/i.exec(
      left,
    )?.[1];
  const isThing = !/\s(?:to|from|of|on|in|for)\s/i.test(right) && findNamed(blueprint, right);
  if (!thing || !findNamed(blueprint, thing) || isThing) return undefined;
  if (/\bwith\b|:/i.test(left) && !/\b(?:to|from)\s+\S+$/i.test(left)) return undefined;
  const head = /^make$/i.test(verb) ? 'make' : verb;
  // What has no object in common with the verb is a wish of its own, understood or not.
  return leadingVerb(right) === undefined &&
    (isPair(` ${right}`) || /^(?:an?|the|another|some|two|three)\s/i.test(right))
    ? head
    : '';
}

/** "A field for what the paint cost" goes on with another wish than the page before it. */
const namesField = (text: string): boolean =>
  /^(?:an?|the|another)\s+(?:[\w/-]+\s+)?(?:field|column|tick(?: ?box)?|checkbox|yes\/no|drop-?down)\b/i.test(
    text,
  );

/** "... and a countdown" behind a field: a page or a clock is none of the fields before it. */
const isPageAlone =
  /^(?:an?|another)\s+(?:[\w-]+\s+)?(?:page|chart|graph|calendar|board|gallery|forum|blog|chat|map|leader ?board|stopwatch|timer|countdown|clock|time limit|calculator|converter|directory|portfolio|timeline)(?=$|\s+(?:of|for|with|that|which|so|by|to|where|showing)\b)/i;

/** A page, chart or tool by its kind. */
const namesPage = (text: string): boolean =>
  /\b(?:page|chart|graph|calendar|board|kanban|gallery|forum|blog|chat|map|leader ?board|stopwatch|timer|calculator|converter|quiz|survey|settings|directory|portfolio|timeline|check ?list)\b/i.test(
    text,
  );

/** "Rename members to athletes and trainers to coaches"; "change status to open, doing and done" stays one. */
function pairVerb(blueprint: Blueprint, verb: string, right: string): string | undefined {
  const name = right.split(/\s+(?:to|into|as|before|after|by|with|from|in)\s+/i)[0] ?? '';
  if (/^rename$/i.test(verb) && isApp.test(name)) return verb;
  const isKnown =
    findNamed(blueprint, name) ??
    findPage(blueprint, name) ??
    blueprint.entities.find((entity) => findField(entity, name));
  return isKnown ? verb : undefined;
}

/** "... and the app to Mill Lane" */
const isApp = /^(?:the |this |my |our )?(?:app|application|site|website|project)$/i;

const accessFront =
  /^(?:only|just)\s+(?:the\s+)?\w+(?:\s\w+)?\s+(?:can|may|should be able to|should)|^(?:everyone|everybody|anyone|visitors|users|members)\s+(?:can|may|should be able to)/i;
