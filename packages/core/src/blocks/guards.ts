import { changeWords } from '../texts/answers.ts';
import { linesOf } from './line-diff.ts';

// One that is not closed goes on to the end: looked for an end of its own, each of many would read all that follows.
const comments = /\/\*([\s\S]*?)(?:\*\/|$)|(?<![:'"`\w/])\/\/([^\n]*)/g;
const elisions: readonly RegExp[] = [
  /^(?:\.{3}|…)/,
  /\brest of (?:the |your |this )?(?:\w+ )?(?:code|file|component|function|imports?|page|logic|jsx|styles?|state|handlers?|content|implementation|fields|schema|class|form|table)\b/i,
  /\b(?:keep|leave)s? (?:the |your |all |all the )?(?:existing|rest|others?|remaining)\b/i,
  /\b(?:code|file|component|rest|everything(?: else)?|others?|logic|imports|functions?|handlers?|fields) (?:\w+ )?(?:remains?|stays?|is|are) (?:the same|unchanged|as (?:it is|before))/i,
  /\b(?:rest|remainder|everything else|others?)\b.{0,40}\b(?:remains?|stays?|is|are|kept) (?:the same|unchanged|as (?:it is|is|before|they are)|intact)\b/i,
  /\bunchanged\b\W*$/i,
  /\bsame as (?:before|above)\b/i,
  /\b(?:existing|previous|other) (?:code|imports?|functions?|components?|handlers?|fields|logic|state)\b.{0,200}(?:\.{3}|…|here)/i,
  /\b(?:your|more|rest|remaining) code (?:goes )?here\b/i,
];

/** Lines that stand for code without being a comment: `...`, `# rest of the code`. */
const bareLines = /^[ \t]*((?:#+ |\[|\()?(?:\.{3}|…)[^\n{}<>;="']*|# [^\n{}<>;="']*)$/gm;

function elisionsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, block, line] of text.matchAll(comments)) {
    const comment = (block ?? line ?? '').trim();
    if (elisions.some((elision) => elision.test(comment))) found.push(comment);
  }
  for (const [, line = ''] of text.matchAll(bareLines)) {
    if (elisions.some((elision) => elision.test(line.replace(/^[#[(\s]+/, '')))) found.push(line);
  }
  return found;
}

/** A comment of the new text that stands for code left out ("rest of the code ..."), if the old one had it not. */
export function newElision(before: string, after: string): string | undefined {
  const known = new Set(elisionsIn(before));
  return elisionsIn(after).find((comment) => !known.has(comment));
}

const exported =
  /^export\s+(?:(default)\b|(?:async\s+)?(?:function\*?|const|let|var|class|type|interface)\s+([A-Za-z_$][\w$]*))/gm;

function exportsOf(text: string): Set<string> {
  return new Set([...text.matchAll(exported)].map(([, isDefault, name]) => isDefault ?? name ?? ''));
}

const toleratedLoss = 0.4;
/** Below this, lines are too few for a share of them to mean anything. */
const fewestLines = 10;

/** Says what a rewrite loses when that is over 40% of a file's lines or of its exported names. */
export function largeLoss(before: string, after: string): string | undefined {
  const old = exportsOf(before);
  const now = exportsOf(after);
  const gone = [...old].filter((name) => !now.has(name));
  if (gone.length > old.size * toleratedLoss) return changeWords.exportedNames(gone);
  const oldLines = linesOf(before).length;
  const lost = oldLines - linesOf(after).length;
  if (oldLines >= fewestLines && lost > oldLines * toleratedLoss) return changeWords.lines(lost, oldLines);
  return undefined;
}
