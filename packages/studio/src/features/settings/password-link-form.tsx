import { createPasswordLink } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { dateText } from '../../texts/language.ts';
import { t } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toasts.tsx';

type Values = { email: string };

/** A link that an administrator hands to somebody who forgot their password, where no mail reaches them. */
export function PasswordLinkForm() {
  const form = useForm<Values>({ defaultValues: { email: '' } });
  const create = useMutation({
    mutationFn: ({ email }: Values) => call(createPasswordLink, undefined, { email }),
    onError: (error) => {
      const message = error instanceof ApiError ? error.fields['email'] : undefined;
      if (message) form.setError('email', { message });
      else toast(t('passwordLink.failed', { reason: error.message }), { tone: 'danger' });
    },
  });
  const { data, variables } = create;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.handleSubmit((values) => create.mutate(values))}
    >
      <Field label={t('passwordLink.email')} error={form.formState.errors.email?.message}>
        {(control) => (
          <Input
            type="email"
            autoComplete="off"
            {...control}
            {...form.register('email', {
              required: t('passwordLink.missing'),
              onChange: () => create.reset(),
            })}
          />
        )}
      </Field>
      <Button type="submit" pending={create.isPending} className="justify-self-start">
        {t('passwordLink.submit')}
      </Button>
      {data && variables && (
        <div className="grid grid-cols-1 gap-2" role="status">
          <p className="break-words text-dense text-muted">
            {t('passwordLink.ready', { email: variables.email, date: dateText(data.expires_at, 'moment') })}
          </p>
          <CopyField value={data.link} label={t('passwordLink.copy')} />
        </div>
      )}
    </form>
  );
}
