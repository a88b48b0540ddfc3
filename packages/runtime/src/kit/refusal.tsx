import { LogIn } from 'lucide-react';
import { toast } from 'sonner';
import { auth } from '../sdk/auth.ts';
import { CallError } from '../sdk/call.ts';
import { actions } from '../texts/actions.ts';
import { refusals } from '../texts/refusals.ts';
import { Button } from '../ui/button.tsx';
import { isSignedOut } from './reach.ts';

/** The session ended, or a visitor asks for what only people with an account may do. */
const wantsSignIn = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || (isForbidden(error) && isSignedOut()));

/** The server's words for a call that the rules forbid, alone or behind the number of a record. */
const isForbidden = ({ status, message }: CallError): boolean =>
  status === 403 && /\bPermission denied$/.test(message);

/** Why a call failed, in words for people. */
export function reasonOf(error: unknown): string {
  if (wantsSignIn(error)) return refusals.signIn;
  if (error instanceof CallError && isForbidden(error)) return refusals.noAccess;
  return error instanceof Error ? error.message : String(error);
}

/** Says that something did not work and why; where signing in could help, with the way there. */
export function toastFailure(title: string, error: unknown): void {
  toast.error(title, {
    description: reasonOf(error),
    ...(wantsSignIn(error)
      ? { action: { label: actions.signIn, onClick: () => auth.redirectToLogin() } }
      : {}),
  });
}

/** The same within a form, beside its buttons. */
export const FormProblem = ({ error }: { error: unknown }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger"
  >
    {reasonOf(error)}
    {wantsSignIn(error) ? (
      <Button type="button" size="sm" variant="outline" onClick={() => auth.redirectToLogin()}>
        <LogIn /> {actions.signIn}
      </Button>
    ) : null}
  </div>
);
