import { createContext } from 'react';
import type { Schemas } from './names.ts';

/** The entities of the app whose data is shown, for parts deep within the grid. */
export const SchemasContext = createContext<Schemas>({});
