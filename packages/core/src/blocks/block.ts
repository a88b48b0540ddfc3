import { parseSourcePath } from '../source-tree.ts';
import { blockWords } from '../texts/answers.ts';

export const blockTypes = [
  'write',
  'edit',
  'entity',
  'function',
  'layout',
  'delete',
  'rename',
  'records',
  'set_app',
  'suggest',
] as const;
export type BlockType = (typeof blockTypes)[number];

export type Attributes = Readonly<Record<string, string>>;

/** What an opening tag says: the block's kind and, where it is about a file, the normalised path. */
export type BlockHead = {
  readonly id: number;
  readonly type: BlockType;
  /** Null for `records`, `set_app` and `suggest`. */
  readonly path: string | null;
  readonly attributes: Attributes;
};

/** A whole block; `body` is the raw text between the tags, freed of a fence around all of it. */
export type Block = BlockHead & { readonly body: string };

/** A `suggest` block `for="assumptions"` holds what the answer took for granted, each with its change. */
export const isAboutAssumptions = ({ type, attributes }: BlockHead): boolean =>
  type === 'suggest' && attributes['for'] === 'assumptions';

/** A `suggest` block `for="question"` holds the ways in which a message can be read; a press sends one of them. */
export const isQuestion = ({ type, attributes }: BlockHead): boolean =>
  type === 'suggest' && attributes['for'] === 'question';

const entityName = /^[A-Za-z]\w{0,63}$/;

type HeadReading = { type: BlockType; path: string | null } | { error: string };

/** Checks the attributes that a block's type needs and finds the file that it is about. */
export function readHead(attributes: Attributes): HeadReading {
  const type = attributes['type'] ?? '';
  if (type === '') return { error: blockWords.noType };
  if (!isBlockType(type)) return { error: blockWords.unknownType(type.slice(0, 100)) };
  if (type === 'set_app' || type === 'suggest') return { type, path: null };
  if (type === 'records') {
    const isNamed = entityName.test(attributes['entity'] ?? '');
    return isNamed ? { type, path: null } : { error: blockWords.needs(type, blockWords.anEntity) };
  }
  const written = writtenPath(type, attributes);
  if (written === undefined) return { error: blockWords.needs(type, neededAttribute(type)) };
  const source = parseSourcePath(written);
  if (!source) return { error: blockWords.notAPlace(written.slice(0, 100)) };
  if (type === 'rename') return readRename(attributes['to'], source);
  return { type, path: source.path };
}

function isBlockType(type: string): type is BlockType {
  return (blockTypes as readonly string[]).includes(type);
}

function writtenPath(type: BlockType, attributes: Attributes): string | undefined {
  if (type === 'layout') return 'layout';
  if (type === 'entity' || type === 'function') {
    const name = attributes['name'];
    return name === undefined ? undefined : `${type === 'entity' ? 'entities' : 'functions'}/${name}`;
  }
  return attributes['path'];
}

function neededAttribute(type: BlockType): string {
  return type === 'entity' || type === 'function' ? blockWords.aName : blockWords.aPath;
}

function readRename(to: string | undefined, from: { kind: string; path: string }): HeadReading {
  const target = to === undefined ? undefined : parseSourcePath(to);
  if (!target) return { error: blockWords.renameNeedsTo };
  if (target.kind !== from.kind) return { error: blockWords.otherKind(from.path, target.path) };
  return { type: 'rename', path: from.path };
}
