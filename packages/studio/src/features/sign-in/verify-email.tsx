import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { signOut, updateSessionUser } from '../../lib/session.ts';
import { resendEmailCode, verifyEmail } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from './note.tsx';
import { Refusal } from './refusal.tsx';
import { emphasis, Title } from './title.tsx';

type VerifyEmailProps = {
  email: string;
  /** Absent on the way into an app, which needs a verified address. */
  onLater?: () => void;
};

/** Asks for the code that was emailed to the user. */
export function VerifyEmail({ email, onLater }: VerifyEmailProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = useMutation({
    mutationFn: () => call(verifyEmail, undefined, { code }),
    onSuccess: updateSessionUser,
    // Ready to be typed over.
    onError: () => field.current?.select(),
  });
  const isShort = submit.isIdle && code !== '' && code.length < 6;
  const refused = submit.error instanceof ApiError ? submit.error.fields['code'] : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6) submit.mutate();
  };
  return (
    <div className="grid gap-5">
      <Title text={t('verify.title')}>{t.rich('verify.text', { email, b: emphasis })}</Title>
      {submit.isError && <Refusal error={submit.error} />}
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <Field label={t('verify.code')} error={refused} hint={isShort && t('verify.codeHint')}>
          {(control) => (
            <Input
              ref={field}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              className="h-12 text-center font-mono text-[22px] tracking-[0.4em] max-md:h-12 max-md:text-[22px]"
              value={code}
              onChange={(event) => {
                setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6));
                submit.reset();
              }}
              {...control}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={submit.isPending}
          disabled={code.length < 6}
        >
          {t('verify.submit')}
        </Button>
      </form>
      <Resend />
      <div className="flex flex-wrap gap-x-5 border-line border-t pt-4">
        {onLater && (
          <Button variant="link" size="inline" className="max-md:min-h-10" onClick={onLater}>
            {t('verify.later')}
          </Button>
        )}
        <Button variant="link" size="inline" className="max-md:min-h-10" onClick={signOut}>
          {t('useAnother')}
        </Button>
      </div>
    </div>
  );
}

function Resend() {
  const resend = useMutation({ mutationFn: () => call(resendEmailCode) });
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {t('verify.noMail')}{' '}
        <Button
          variant="link"
          size="inline"
          className="max-md:min-h-10"
          pending={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('verify.resend')}
        </Button>
      </p>
      {resend.isSuccess && (
        <Note icon={MailCheck} role="status">
          {resend.data.message}
        </Note>
      )}
      {resend.isError && <Refusal error={resend.error} />}
    </div>
  );
}
