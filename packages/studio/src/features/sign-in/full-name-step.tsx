import { texts } from '@sayso/contracts/texts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { signOut, updateSessionUser } from '../../lib/session.ts';
import { updateUser } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { EntryForm } from './entry-form.tsx';
import { Title } from './title.tsx';
import { useEntry } from './use-entry.ts';

type Props = { userId: string; app: string; onNamed: () => Promise<unknown> };

/** Asks for the name that the app wants to know of its users: of whoever came by a link or a provider without one. */
export function FullNameStep({ userId, app, onNamed }: Props) {
  const entry = useEntry({
    names: ['full_name'],
    contract: async () => (await import('@sayso/contracts/users')).updateUser,
    send: async ({ full_name }) => {
      if (full_name.trim() === '') {
        const message = texts.requiredField;
        throw new ApiError({ message, status: 0, fields: { full_name: message } });
      }
      updateSessionUser(await call(updateUser, { userId }, { full_name }));
      await onNamed();
    },
  });
  return (
    <div className="grid gap-5">
      <Title text={t('name.title')}>{t('name.text', { app })}</Title>
      <EntryForm entry={entry} label={t('name.submit')}>
        <Field label={t('newAccount.fullName')} error={entry.errorOf('full_name')}>
          {(control) => <Input autoComplete="name" autoFocus {...control} name="full_name" />}
        </Field>
      </EntryForm>
      <Button variant="ghost" onClick={signOut}>
        {t('useAnother')}
      </Button>
    </div>
  );
}
