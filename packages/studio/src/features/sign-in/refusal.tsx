import { ApiError, messageOf } from '../../lib/api-error.ts';
import { t } from '../../texts/sign-in.ts';
import { Alert } from './alert.tsx';

/** Why the server refused, and when to try again; errors of fields are shown at the fields. */
export function Refusal({ error }: { error: Error }) {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return null;
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  return (
    <Alert>
      {messageOf(error)}
      {wait !== undefined && !saysWhen(error) && ` ${waitText(wait)}`}
    </Alert>
  );
}

/** Rate limits say it in their message. */
const saysWhen = (error: Error) => /try again in/i.test(messageOf(error));

const waitText = (seconds: number) =>
  seconds < 90
    ? t('wait.seconds', { count: Math.ceil(seconds) })
    : t('wait.minutes', { count: Math.ceil(seconds / 60) });
