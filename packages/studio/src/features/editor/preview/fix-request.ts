import { t } from '../../../texts/preview.ts';
import type { FrameError } from '../frame-error.ts';

const longest = 1_000;

/** The message that asks the assistant to fix what the app reported (W-ISSUE-02), within 1,000 characters. */
export function fixRequest(errors: readonly FrameError[]): string {
  const lines = errors.map(({ title, details, componentName, file, line, column, record }) => {
    const what =
      componentName === undefined ? title : t('issues.inComponent', { title, component: componentName });
    const place =
      file === undefined ? '' : ` (${t('fixRequest.place', { file, line: `${line}`, column: `${column}` })})`;
    const shape = record === undefined ? '' : `\n  ${t('fixRequest.record', { record })}`;
    return `- ${what}${place}${details === '' ? '' : `: ${details}`}${shape}`;
  });
  const text = [t('fixRequest.intro'), ...lines].join('\n');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
