import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Refusal } from './refusal.tsx';
import type { Entry } from './use-entry.ts';

type EntryFormProps = {
  entry: Entry;
  /** What the button says. */
  label: string;
  onInput?: () => unknown;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
};

/** The one form of all steps of the sign-in. */
export function EntryForm({ entry, label, onInput, children, footer }: EntryFormProps) {
  const { form, submit, handleInput, handleSubmit } = entry;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onInput={(event) => {
        handleInput(event);
        onInput?.();
      }}
      onSubmit={handleSubmit}
    >
      {submit.error && <Refusal error={submit.error} />}
      {children}
      <Button type="submit" variant="primary" size="lg" pending={submit.isPending} className="mt-1">
        {label}
      </Button>
      {footer}
    </form>
  );
}
