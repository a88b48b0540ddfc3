import type { AnyEndpoint } from '@sayso/contracts/endpoint';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

type Errors = Readonly<Record<string, string>>;
type Options<Name extends string, R> = {
  /** The fields, in their order on the page. */
  names: readonly Name[];
  /** Fetches the endpoint whose body the form is checked by; schemas weigh more than the page. */
  contract: () => Promise<AnyEndpoint>;
  /** Sent along with what was typed, so that the whole body can be checked. */
  fixed?: Readonly<Record<string, string>>;
  send: (values: Record<Name, string>) => Promise<R>;
  onSuccess?: (reply: R) => void;
};

/**
 * State of a form of the sign-in: checked by its contract here, then by the server, whose words go to the fields.
 * By itself rather than by a form library, which would be a tenth of what these pages load.
 */
export function useEntry<Name extends string, R>(options: Options<Name, R>) {
  const { names, contract, fixed, send, onSuccess } = options;
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const show = (found: Errors) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = useMutation({
    mutationFn: send,
    ...(onSuccess ? { onSuccess } : {}),
    onError: (error) => show(error instanceof ApiError ? error.fields : {}),
  });
  return {
    form,
    submit,
    errorOf: (name: Name) => errors[name],
    /** Typing into a field clears its error; the schemas load meanwhile. */
    handleInput({ target }: FormEvent<HTMLFormElement>) {
      contract().catch(() => {});
      const name = target instanceof HTMLInputElement ? target.name : '';
      if (errors[name]) setErrors({ ...errors, [name]: '' });
    },
    async handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // The button is only pending while the form is sent: before that, while the schemas load, Enter would send twice.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      try {
        const typed = valuesOf(event.currentTarget, names);
        const { found, read } = await check(contract, { ...fixed, ...typed });
        show(found);
        if (Object.keys(found).length > 0) submit.reset();
        else await submit.mutateAsync({ ...typed, ...read }).catch(() => {});
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
export type Entry = Omit<ReturnType<typeof useEntry<string, unknown>>, 'submit' | 'errorOf'> & {
  submit: { isPending: boolean; error: Error | null };
};

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  const pairs = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(pairs) as Record<Name, string>;
}

/** Where the schemas cannot be loaded, only the server checks; it uses the same ones. */
async function check(contract: () => Promise<AnyEndpoint>, values: object) {
  const endpoint = await contract().catch(() => null);
  const result = endpoint?.body?.safeParse(values);
  // Only the first issue of each field is shown.
  const issues = result?.error?.issues.toReversed() ?? [];
  const found: Errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  // Read as the server would: an address without the blanks around it.
  return { found, read: (result?.data ?? {}) as Record<string, string> };
}
