import { repairText } from './fix/repair-text.ts';
import { langOf, looksDeep, tryText } from './trial.ts';

/**
 * Tries files of an app that look deep, one after another, and what the fixers would make of them first. Awaited before
 * the compiler reads them, so that it need not try them itself while every other request waits.
 */
export async function tryFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    if (path.startsWith('entities/') || !looksDeep(text)) continue;
    const lang = langOf(path);
    if (!(await tryText(lang, text)) || lang === 'ts') continue;
    const repaired = repairText(text).text;
    if (repaired !== text) await tryText(lang, repaired);
  }
}
