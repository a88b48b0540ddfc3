import { MailCheck } from 'lucide-react';
import { call } from '../../lib/call.ts';
import { requestPasswordReset } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { EntryForm } from './entry-form.tsx';
import { Note } from './note.tsx';
import { Title } from './title.tsx';
import { useEntry } from './use-entry.ts';

type ForgottenPasswordProps = {
  /** The app that the person is on the way to. */
  appId: string | null;
  onBack: () => void;
};

/** Asks for a letter with a link to choose a new password. */
export function ForgottenPassword({ appId, onBack }: ForgottenPasswordProps) {
  const entry = useEntry({
    names: ['email'],
    contract: async () => (await import('@sayso/contracts/users')).requestPasswordReset,
    send: ({ email }) => call(requestPasswordReset, undefined, { email, app_id: appId }),
  });
  const { submit } = entry;
  return (
    <>
      <Title text={t('forgotten.title')}>{t('forgotten.text')}</Title>
      {submit.isSuccess ? (
        <Note icon={MailCheck} role="status">
          {submit.data.message}
        </Note>
      ) : (
        <EntryForm entry={entry} label={t('forgotten.submit')}>
          <EmailField error={entry.errorOf('email')} autoFocus name="email" />
        </EntryForm>
      )}
      <Button variant="link" size="inline" className="justify-self-start max-md:min-h-10" onClick={onBack}>
        {t('forgotten.back')}
      </Button>
    </>
  );
}
