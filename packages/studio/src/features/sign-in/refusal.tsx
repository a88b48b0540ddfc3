import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Alert } from './alert.tsx';

/** Why the server said no, and when to come back; what belongs to a field is said there. */
export function Refusal({ error }: { error: Error }) {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return null;
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  return (
    <Alert>
      {messageOf(error)}
      {wait !== undefined && !saysWhen(error) && ` Try again in ${waitOf(wait)}.`}
    </Alert>
  );
}

/** Limits say it themselves. */
const saysWhen = (error: Error) => /try again in/i.test(messageOf(error));

function waitOf(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${minutes} minutes`;
}
