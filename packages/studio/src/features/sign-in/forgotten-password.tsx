import { requestPasswordReset } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/body-resolver.ts';
import { call } from '../../lib/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Refusal } from './refusal.tsx';

type Values = { email: string };
type ForgottenPasswordProps = {
  /** The app that the person is on the way to. */
  appId: string | null;
  onBack: () => void;
};

/** Asks for a letter with a link to choose a new password. */
export function ForgottenPassword({ appId, onBack }: ForgottenPasswordProps) {
  const form = useForm<Values>({
    defaultValues: { email: '' },
    resolver: bodyResolver<Values>(requestPasswordReset),
  });
  const submit = useMutation({
    mutationFn: ({ email }: Values) => call(requestPasswordReset, undefined, { email, app_id: appId }),
  });
  return (
    <>
      <div className="grid gap-2">
        <h1 className="font-semibold text-title">Forgot your password?</h1>
        <p className="text-muted">Enter your address, and a link to choose a new password is mailed to it.</p>
      </div>
      {submit.isSuccess ? (
        <p role="status" className="flex gap-2.5 rounded-card bg-info-soft px-3.5 py-3 text-dense">
          <MailCheck aria-hidden className="mt-px size-4 shrink-0 text-info" />
          {submit.data.message}
        </p>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={form.handleSubmit((values) => submit.mutate(values), submit.reset)}
        >
          {submit.isError && <Refusal error={submit.error} />}
          <Field label="Email" error={form.formState.errors.email?.message}>
            {(control) => (
              <Input
                type="email"
                autoComplete="username"
                autoFocus
                {...control}
                {...form.register('email')}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" pending={submit.isPending} className="mt-1">
            Send the link
          </Button>
        </form>
      )}
      <Button variant="link" size="inline" className="justify-self-start max-md:min-h-10" onClick={onBack}>
        Back to sign in
      </Button>
    </>
  );
}
