import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ValueInputProps } from './input-props.ts';

type Parts = {
  heading: ReactNode;
  hint: string | undefined;
  error: string | undefined;
  children: (control: ValueInputProps['control']) => ReactNode;
};

/** All of the row switches, so that a finger does not have to find the button. */
export function SwitchRow({ heading, hint, error, children }: Parts) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex cursor-pointer items-center justify-between gap-3 max-md:min-h-10">
        <span className="min-w-0 font-medium text-dense">{heading}</span>
        {children(tiesOf(id, hint, error))}
      </label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several inputs under one heading. */
export function Group({ heading, hint, error, children }: Parts) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className="font-medium text-dense">{heading}</span>
      {children(tiesOf(id, hint, error))}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

const tiesOf = (id: string, hint: string | undefined, error: string | undefined) => ({
  id,
  'aria-describedby': hint || error ? `${id}-note` : undefined,
  'aria-invalid': error ? (true as const) : undefined,
});

function Notes({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  if (error)
    return (
      <p id={`${id}-note`} className="flex items-center gap-1.5 text-caption text-danger">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        {error}
      </p>
    );
  if (!hint) return null;
  return (
    <p id={`${id}-note`} className="text-caption text-muted">
      {hint}
    </p>
  );
}
