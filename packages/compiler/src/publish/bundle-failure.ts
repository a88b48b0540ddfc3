import { checkWords } from '../texts/checks.ts';

type BundlerError = { message?: string; id?: string; loc?: { line: number } };

/** The first thing that the bundler found wrong, in one line, without its frames, codes and paths of this machine. */
export function bundleFailure(error: unknown): string {
  const [first] = (error as { errors?: BundlerError[] }).errors ?? [];
  const message = first?.message ?? (error instanceof Error ? error.message : String(error));
  const [line = ''] = message.split('\n');
  const plain = line
    .replace(/^\[[A-Z_]+\]\s*/, '')
    .replace(/^"(\w+)" is not exported by "(.+)"\.$/, (_, name: string, module: string) =>
      checkWords.missingExport(name, module),
    )
    .replaceAll(/(?:\0|\\0)app:/g, '');
  const file = first?.id?.startsWith('\0app:') ? first.id.slice('\0app:'.length) : undefined;
  return file === undefined ? plain : checkWords.at(plain, file, first?.loc?.line ?? 1);
}
