import { limits } from '@sayso/contracts/limits';
import { changeOwnPassword } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { updateSessionUser, useUser } from '../../lib/session.ts';
import { t } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toasts.tsx';

type Values = { current_password: string; new_password: string };

const count = limits.passwordChars;
const rules = {
  current_password: { required: t('password.missing') },
  new_password: { validate: (text: string) => text.length >= count || t('password.tooShort', { count }) },
};

/** Changes the password of who is signed in. */
export function PasswordForm() {
  const user = useUser();
  const form = useForm<Values>({
    defaultValues: { current_password: '', new_password: '' },
    reValidateMode: 'onChange',
  });
  const change = useMutation({
    mutationFn: (values: Values) => call(changeOwnPassword, undefined, values),
    onSuccess: ({ message }) => {
      form.reset();
      updateSessionUser({ ...user, api_key: null });
      toast(message, { tone: 'success' });
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(name as keyof Values, { message });
      if (fields.length === 0) toast(t('password.failed', { reason: error.message }), { tone: 'danger' });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => change.mutate(values))}>
      {/* For password managers, which keep the new one beside the right account. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={t('password.current')} error={errors.current_password?.message}>
        {(control) => (
          <PasswordInput
            autoComplete="current-password"
            {...control}
            {...form.register('current_password', rules.current_password)}
          />
        )}
      </Field>
      <Field
        label={t('password.next')}
        hint={t('password.hint', { count })}
        error={errors.new_password?.message}
      >
        {(control) => (
          <PasswordInput
            autoComplete="new-password"
            {...control}
            {...form.register('new_password', rules.new_password)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" pending={change.isPending} className="justify-self-start">
        {t('password.submit')}
      </Button>
    </form>
  );
}
