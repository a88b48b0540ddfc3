import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { createContext, use } from 'react';

type FormContext = {
  appId: string;
  entities: Readonly<Record<string, EntitySchema>>;
  /** Told of each file that is on its way to a field, so that nothing is saved without it. */
  onUpload?: (upload: Promise<UploadEnd>) => void;
};

/** A file that was stopped or could not be stored says so at its field. */
export type UploadEnd = 'stored' | 'failed';

/** The app that a form's records are of: references and files need it, however deep they lie. */
const Context = createContext<FormContext | null>(null);
export const FormProvider = Context.Provider;

export function useFormApp(): FormContext {
  const held = use(Context);
  if (held === null) throw new Error('Outside of a record form');
  return held;
}
