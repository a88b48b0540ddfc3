import type { FrameError } from '../frame-error.ts';

const longest = 1_000;

/** The message that asks the assistant to fix what the app reported (W-ISSUE-02), within 1,000 characters. */
export function fixRequest(errors: readonly FrameError[]): string {
  const lines = errors.map(({ title, details, componentName, file, line, column }) => {
    const where = componentName === undefined ? '' : ` in ${componentName}`;
    const place = file === undefined ? '' : ` (${file}, line ${line}, column ${column})`;
    return `- ${title}${where}${place}${details === '' ? '' : `: ${details}`}`;
  });
  const text = ['Please fix these errors of the app:', ...lines].join('\n');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
