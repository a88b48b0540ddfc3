import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, use, useId } from 'react';
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { Label } from './label.tsx';
import { cn } from './lib-utils.ts';

export const Form = FormProvider;

const FieldName = createContext('');
const ItemId = createContext('');

export const FormField = <V extends FieldValues = FieldValues, N extends FieldPath<V> = FieldPath<V>>(
  props: ControllerProps<V, N>,
) => (
  <FieldName value={props.name}>
    <Controller {...props} />
  </FieldName>
);

export function useFormField() {
  const name = use(FieldName);
  const id = use(ItemId);
  const { getFieldState } = useFormContext();
  const state = getFieldState(name, useFormState({ name }));
  return {
    id,
    name,
    formItemId: `${id}-item`,
    formDescriptionId: `${id}-hint`,
    formMessageId: `${id}-error`,
    ...state,
  };
}

export function FormItem({ className, ...props }: ComponentProps<'div'>) {
  const id = useId();
  return (
    <ItemId value={id}>
      <div className={cn('grid gap-2', className)} {...props} />
    </ItemId>
  );
}

export function FormLabel({ className, ...props }: ComponentProps<typeof Label>) {
  const { error, formItemId } = useFormField();
  return (
    <Label
      data-error={!!error}
      className={cn('data-[error=true]:text-danger', className)}
      htmlFor={formItemId}
      {...props}
    />
  );
}

export function FormControl(props: ComponentProps<typeof Slot.Root>) {
  const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
  return (
    <Slot.Root
      id={formItemId}
      aria-describedby={error ? `${formDescriptionId} ${formMessageId}` : formDescriptionId}
      aria-invalid={!!error}
      {...props}
    />
  );
}

export function FormDescription({ className, ...props }: ComponentProps<'p'>) {
  const { formDescriptionId } = useFormField();
  return (
    <p id={formDescriptionId} className={cn('text-[13px] text-muted-foreground', className)} {...props} />
  );
}

export function FormMessage({ className, children, ...props }: ComponentProps<'p'>) {
  const { error, formMessageId } = useFormField();
  const text = error ? (error.message ?? '') : children;
  if (!text) return null;
  return (
    <p id={formMessageId} className={cn('text-[13px] text-danger', className)} {...props}>
      {text}
    </p>
  );
}
