import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { createContext, use } from 'react';

type FormContext = { appId: string; entities: Readonly<Record<string, EntitySchema>> };

/** The app that a form's records are of: references and files need it, however deep they lie. */
const Context = createContext<FormContext | null>(null);
export const FormProvider = Context.Provider;

export function useFormApp(): FormContext {
  const held = use(Context);
  if (held === null) throw new Error('Outside of a record form');
  return held;
}
