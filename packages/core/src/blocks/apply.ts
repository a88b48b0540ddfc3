import type { FileChange, Suggestion } from '@sayso/contracts/chat';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import { parseSourcePath, type SourceTree } from '../source-tree.ts';
import { changeWords } from '../texts/answers.ts';
import { type AppSettings, readAppSettings, readAssumptions, readSuggestions } from './app-settings.ts';
import { type Block, isAboutAssumptions, isQuestion } from './block.ts';
import {
  dropsRules,
  formatEntity,
  keepFormerNames,
  keepRules,
  lostFields,
  mergeEntity,
  opensRecords,
  readEntity,
  renameIn,
} from './entities.ts';
import { largeLoss } from './guards.ts';
import { leftOutCode } from './left-out.ts';
import { countLineChanges } from './line-diff.ts';
import { applyPairs, readPairs } from './match.ts';
import { asksForAccess, asksForEnd, asksForRules } from './wishes.ts';

export type ApplyOptions = {
  /** Paths, as people write them, that only a person may change. */
  frozen?: readonly string[];
  /** The person asked for something to be removed, or the blocks are generated: a rewrite may be much shorter. */
  mayShrink?: boolean;
  /** The only files that may be changed, where an answer is about those alone. */
  only?: readonly string[];
  /** What the person asked for; without it, blocks are generated and may take files away. */
  asked?: string;
};

export type Applied = {
  tree: SourceTree;
  /** Null for blocks that touch no file. */
  change: FileChange | null;
  /** The file that a rename took away. */
  renamedFrom?: string;
  app?: AppSettings;
  suggestions?: Suggestion[];
};
/** `plain` is what a person is told where the error is for whoever wrote the block. */
type Refused = {
  error: string;
  plain?: string;
  /** Only a person may change it, so that whoever wrote the block can do nothing about it. */
  isFrozen?: true;
};
type Outcome = Applied | Refused;

/** Lays one block over the staged sources; nothing of a refused block is in any tree. */
export function applyBlock(tree: SourceTree, block: Block, options: ApplyOptions = {}): Outcome {
  const outside = outsideError(block, options);
  if (outside !== null) return { error: outside };
  if (block.type === 'set_app') {
    const settings = readAppSettings(block.body);
    if ('error' in settings) return settings;
    if (
      settings.value.public_settings !== undefined &&
      options.asked !== undefined &&
      !asksForAccess(options.asked)
    )
      return { error: changeWords.accessNotAsked };
    return { tree, change: null, app: settings.value };
  }
  if (block.type === 'suggest') {
    // Assumptions and questions stand in the message itself, where the studio shows them; nothing is kept of them.
    if (isAboutAssumptions(block)) {
      const assumed = readAssumptions(block.body);
      return 'error' in assumed ? assumed : { tree, change: null };
    }
    const suggested = readSuggestions(block.body);
    if ('error' in suggested) return suggested;
    return isQuestion(block) ? { tree, change: null } : { tree, change: null, suggestions: suggested.value };
  }
  // Records are kept elsewhere, by whoever reads the block for that.
  if (block.type === 'records') return { tree, change: null };
  const path = block.path ?? '';
  if (isFrozen(path, options)) return frozenFile(path);
  if (block.type === 'delete') return deleteFile(tree, path, options);
  if (block.type === 'rename') return renameFile(tree, path, block.attributes['to'] ?? '', options);
  return writeFile(tree, path, block, options);
}

function outsideError({ type, path }: Block, { only }: ApplyOptions): string | null {
  if (only === undefined || type === 'suggest') return null;
  const isInside = path !== null && only.includes(path) && type !== 'rename' && type !== 'delete';
  return isInside ? null : changeWords.onlyThese(only);
}

export function isFrozen(path: string, { frozen = [] }: ApplyOptions): boolean {
  return frozen.some((written) => (parseSourcePath(written)?.path ?? written) === path);
}

const frozenFile = (path: string): Refused => ({ error: texts.fileIsFrozen(path), isFrozen: true });

function deleteFile(tree: SourceTree, path: string, { asked }: ApplyOptions): Outcome {
  const old = tree[path];
  if (old === undefined) return { error: changeWords.missing(path) };
  if (asked !== undefined && !asksForEnd(asked, path)) return { error: changeWords.removalNotAsked(path) };
  if (asked !== undefined && isLastPage(tree, path)) return { error: changeWords.lastPage(path) };
  const { [path]: _gone, ...rest } = tree;
  return { tree: rest, change: { path, action: 'deleted', ...countLineChanges(old, '') } };
}

const isLastPage = (tree: SourceTree, path: string) =>
  path.startsWith('pages/') && Object.keys(tree).filter((file) => file.startsWith('pages/')).length === 1;

function renameFile(tree: SourceTree, path: string, written: string, options: ApplyOptions): Outcome {
  const to = parseSourcePath(written)?.path ?? '';
  const text = tree[path];
  if (text === undefined) return { error: changeWords.missing(path) };
  if (tree[to] !== undefined) return { error: changeWords.exists(to) };
  if (isFrozen(to, options)) return frozenFile(to);
  const { [path]: _from, ...others } = tree;
  const like = nearlySame(others, to);
  if (like !== undefined) return { error: changeWords.likeAnother(to, like) };
  const moved = path.startsWith('entities/') ? renameEntity(text, to) : { text };
  if ('error' in moved) return moved;
  const entries = Object.entries(tree).map(([name, code]): [string, string] =>
    name === path ? [to, moved.text] : [name, code],
  );
  const change: FileChange = { path: to, action: 'renamed', ...countLineChanges(text, moved.text) };
  return { tree: Object.fromEntries(entries), change, renamedFrom: path };
}

function renameEntity(text: string, path: string): { text: string } | { error: string } {
  const schema = readEntity(text);
  if ('error' in schema) return schema;
  return { text: formatEntity({ ...schema.value, name: nameOf(path) }) };
}

function writeFile(tree: SourceTree, path: string, block: Block, options: ApplyOptions): Outcome {
  const old = tree[path];
  const body = bodyFor(path, old, block);
  if ('error' in body) return body;
  const refusal = refuse(tree, path, body.text, options);
  if (refusal) return { error: refusal };
  const action = old === undefined ? 'created' : 'changed';
  const change: FileChange = { path, action, ...countLineChanges(old ?? '', body.text) };
  return { tree: { ...tree, [path]: body.text }, change };
}

type Body = { text: string } | Refused;

function bodyFor(path: string, old: string | undefined, block: Block): Body {
  const written = block.type === 'edit' ? editedText(path, old, block.body) : { text: block.body };
  if ('error' in written) return written;
  if (!path.startsWith('entities/')) return { text: asFile(written.text) };
  if (old === undefined || block.type === 'edit') return entityText(path, written.text);
  const renamed = renameIn(old, written.text);
  if ('error' in renamed) return renamed;
  const { before, body } = renamed.value;
  if (block.type === 'entity' && block.attributes['mode'] !== 'replace') {
    const merged = mergeEntity(before, body);
    return 'error' in merged ? merged : entityText(path, JSON.stringify(merged.value));
  }
  const schema = entityText(path, body);
  return 'error' in schema ? schema : { text: keepFormerNames(before, keepRules(before, schema.text)) };
}

function editedText(path: string, old: string | undefined, body: string): Body {
  if (old === undefined) return { error: changeWords.nothingToEdit(path) };
  const pairs = readPairs(body);
  const edited = 'error' in pairs ? pairs : applyPairs(old, pairs);
  return 'error' in edited ? { ...edited, plain: changeWords.editMissed } : edited;
}

function entityText(path: string, body: string): Body {
  const name = nameOf(path);
  const schema = readEntity(body);
  if ('error' in schema) return schema;
  const given = schema.value.name;
  if (given !== undefined && given !== name) return { error: changeWords.otherName(given, name) };
  // A new entity has nothing to rename.
  const { renamed: _renamed, ...rest } = schema.value;
  return { text: formatEntity({ ...rest, name }) };
}

const nameOf = (path: string) => path.slice(path.indexOf('/') + 1);
const asFile = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

function refuse(tree: SourceTree, path: string, text: string, options: ApplyOptions): string | undefined {
  const old = tree[path] ?? '';
  if (text.trim() === '') return changeWords.empty(path);
  if (!isText(text, old)) return changeWords.notText(path);
  if (text.length > limits.sourceFileBytes) return changeWords.tooLarge(path, limits.sourceFileBytes);
  if (tree[path] === undefined && Object.keys(tree).length >= limits.filesPerApp)
    return changeWords.tooManyFiles(limits.filesPerApp);
  const like = tree[path] === undefined ? nearlySame(tree, path) : undefined;
  if (like !== undefined) return changeWords.likeAnother(path, like);
  if (path.startsWith('entities/') && dropsRules(old, text)) return changeWords.dropsRules(path);
  if (path.startsWith('entities/') && isUnaskedOpening(old, text, options))
    return changeWords.rulesNotAsked(path);
  const leftOut = leftOutCode(old, text, options);
  if (leftOut !== undefined) return changeWords.leftOut(leftOut);
  const loss = options.mayShrink ? undefined : lossIn(path, old, text);
  return loss === undefined ? undefined : changeWords.loses(loss, path);
}

const isUnaskedOpening = (old: string, text: string, { asked }: ApplyOptions) =>
  asked !== undefined && !asksForRules(asked) && opensRecords(old, text);

const lossIn = (path: string, old: string, text: string) =>
  path.startsWith('entities/') ? lostFields(old, text) : largeLoss(old, text);

/** What cannot be stored, or was lost on the way here and stands there as a replacement character. */
const isText = (text: string, old: string) =>
  !text.includes('\0') && text.isWellFormed() && (!text.includes('\uFFFD') || old.includes('\uFFFD'));

/** A file whose path differs in upper and lower case alone: addresses and other systems take the two for one. */
const nearlySame = (tree: SourceTree, path: string) =>
  Object.keys(tree).find((other) => other !== path && other.toLowerCase() === path.toLowerCase());
