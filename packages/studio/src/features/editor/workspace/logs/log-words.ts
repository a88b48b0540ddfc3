import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import { cutText } from '@sayso/core/cut-text';
import { nounOf } from '@sayso/core/entities/nouns';
import { t } from '../../../../texts/logs.ts';

/** W-LOGS-03. */
const previewChars = 100;

/** What happened, in a few words. */
export function titleOf(
  { log_type: type, status, object_name: name }: AppLog,
  app: Pick<App, 'entities'>,
): string {
  const schema = app.entities[name];
  const object = schema ? nounOf({ ...schema, name }) : name;
  const isCall = type !== 'page_view' && type !== 'page_error' && type !== 'notice';
  return isCall && status === 'error' ? t(`failedTypes.${type}`, { object }) : t(`types.${type}`, { object });
}

/** What tells one entry from the next, in one line. */
export function previewOf({ inputs, outputs, error }: AppLog): string {
  // Each line of an error is about something else, such as another field.
  const shown = error?.trim().replaceAll('\n', '; ') ?? inputs ?? outputs ?? '';
  const text = shown.replace(/\s+/g, ' ').trim();
  return cutText(text, text.length > previewChars ? previewChars - 1 : previewChars);
}

/** JSON laid out in lines; what was cut, and what is none, as it is. */
export function laidOut(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
