import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { ownDirection } from './plan-words.ts';

type Props = {
  label: string;
  /** What it is called now; empty for something new. */
  value?: string;
  submit: string;
  check: (name: string) => string | null;
  /** What the last attempt was refused for. */
  fault?: string | undefined;
  isPending: boolean;
  /** True where it was done: a form for something new is empty then. */
  onSubmit: (name: string) => Promise<boolean>;
  onUnchanged?: () => void;
  children?: ReactNode;
  /** What stands beside the button in the panel's foot; without it the button stands beside the name. */
  foot?: ReactNode;
};

/** A box for one name, with what is wrong with it below; what was typed stays until it was taken. */
export function NameForm({ label, value = '', submit, check, fault, isPending, onSubmit, ...rest }: Props) {
  // Null until something is typed: a name that changes elsewhere is shown, one that is being typed stays.
  const [typed, setTyped] = useState<string | null>(null);
  const draft = typed ?? value;
  const [refusal, setRefusal] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = draft.trim();
    if (isPending) return;
    if (name === value && value !== '') return rest.onUnchanged?.();
    const refused = check(name);
    setRefusal(refused);
    if (refused === null && (await onSubmit(name))) setTyped(null);
  };
  const button = (
    <Button type="submit" pending={isPending}>
      {submit}
    </Button>
  );
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <Field label={label} error={refusal ?? fault}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              {...ownDirection}
              data-plan-name
              autoComplete="off"
              value={draft}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefusal(null);
              }}
              className="min-w-0 flex-1"
            />
            {rest.foot === undefined && button}
          </div>
        )}
      </Field>
      {rest.children}
      {rest.foot !== undefined && (
        <PanelFoot>
          {rest.foot}
          <span className="flex-1" />
          {button}
        </PanelFoot>
      )}
    </form>
  );
}
