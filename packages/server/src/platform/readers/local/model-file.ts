import { type FileHandle, open, stat } from 'node:fs/promises';
import type { ReadingFault } from '@sayso/contracts/reading';
import { localModelWords } from '../../../texts/local-reader.ts';
import { type GgufHead, readGgufHead } from './gguf-head.ts';

/** Why a file cannot be read with; `message` is for an admin. */
export type FileProblem = {
  fault: Extract<ReadingFault, 'missing' | 'broken' | 'memory'>;
  message: string;
};
export type ModelFile = {
  path: string;
  /** 0 where there is none. */
  bytes: number;
  /** As the file calls itself; null where it does not, or is none. */
  name: string | null;
  problem: FileProblem | null;
};

/** What Node takes beside the weights. */
const ownBytes = 150_000_000;

/**
 * Looks at a model's file before the library does: that says what is wrong with four kinds of error, and one of them is
 * of its own making. Weights that are no weights are found by the library alone.
 */
export async function checkModelFile(path: string, memoryBytes: number): Promise<ModelFile> {
  const none = { path, bytes: 0, name: null };
  try {
    // Before it is opened: a pipe would keep whoever opens it waiting.
    const stats = await stat(path);
    if (!stats.isFile()) return { ...none, problem: broken(localModelWords.folder) };
    const found = { ...none, bytes: stats.size };
    if (stats.size === 0) return { ...found, problem: broken(localModelWords.empty) };
    await using file = await open(path);
    return { ...found, ...(await look(file, stats.size, memoryBytes)) };
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    return { ...none, problem: isMissing ? missing : broken(localModelWords.unreadable) };
  }
}

type Looked = Pick<ModelFile, 'name' | 'problem'>;

async function look(file: FileHandle, bytes: number, memoryBytes: number): Promise<Looked> {
  const head = await readGgufHead(file);
  if (head === 'foreign') return { name: null, problem: broken(localModelWords.foreign) };
  if (head === 'cut') return { name: null, problem: broken(localModelWords.truncated) };
  return { name: head.name, problem: problemOf(head, bytes, memoryBytes) };
}

function problemOf(head: GgufHead, bytes: number, memoryBytes: number): FileProblem | null {
  if (head.architecture === null)
    return broken(head.leastBytes === 0 ? localModelWords.version(head.version) : localModelWords.unnamed);
  if (bytes < head.leastBytes) return broken(localModelWords.truncated);
  const needed = bytes + ownBytes;
  if (needed <= memoryBytes) return null;
  return { fault: 'memory', message: localModelWords.tooLarge(megabytes(needed), megabytes(memoryBytes)) };
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
const missing: FileProblem = { fault: 'missing', message: localModelWords.noFile };
const broken = (message: string): FileProblem => ({ fault: 'broken', message });
