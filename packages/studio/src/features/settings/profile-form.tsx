import { texts } from '@sayso/contracts/texts';
import { updateUser } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../lib/call.ts';
import { updateSessionUser, useUser } from '../../lib/session.ts';
import { signInAddress } from '../../lib/sign-in-address.ts';
import { t } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toasts.tsx';

type Values = { full_name: string; phone_number: string };

/** Empty texts are no values: the server is sent null for them (B-SET-04). */
const orNull = (text: string) => text.trim() || null;

/** The sign-in asks for the code, then comes back here. */
const NotVerified = () => (
  <>
    {t.rich('profile.notVerified', {
      link: (parts) => (
        <Link to={signInAddress('/user-settings')} className="text-accent underline-offset-4 hover:underline">
          {parts}
        </Link>
      ),
    })}
  </>
);

export function ProfileForm() {
  const user = useUser();
  const form = useForm<Values>({
    values: { full_name: user.full_name ?? '', phone_number: user.phone_number ?? '' },
  });
  const save = useMutation({
    mutationFn: ({ full_name, phone_number }: Values) =>
      call(
        updateUser,
        { userId: user.id },
        { full_name: orNull(full_name), phone_number: orNull(phone_number) },
      ),
    onSuccess: (saved) => {
      updateSessionUser(saved);
      toast(texts.settingsSaved, { tone: 'success' });
    },
    onError: (error) => toast(texts.settingsFailed(error.message), { tone: 'danger' }),
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      <Field label={t('profile.username')}>
        {(control) => <Input readOnly value={user.username} {...control} />}
      </Field>
      <Field label={t('profile.email')} hint={user.must_verify_email && <NotVerified />}>
        {(control) => <Input readOnly value={user.email} {...control} />}
      </Field>
      <Field label={t('profile.fullName')}>
        {(control) => (
          <Input autoComplete="name" required maxLength={200} {...control} {...form.register('full_name')} />
        )}
      </Field>
      <Field label={t('profile.phone')}>
        {(control) => (
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={50}
            {...control}
            {...form.register('phone_number')}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" pending={save.isPending} className="justify-self-start">
        {t('profile.save')}
      </Button>
    </form>
  );
}
