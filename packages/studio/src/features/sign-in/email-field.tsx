import type { ComponentProps } from 'react';
import { t } from '../../texts/sign-in.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type EmailFieldProps = ComponentProps<typeof Input> & { error: string | undefined };

export const EmailField = ({ error, ...rest }: EmailFieldProps) => (
  <Field label={t('email')} error={error}>
    {(control) => <Input type="email" autoComplete="username" {...control} {...rest} />}
  </Field>
);
