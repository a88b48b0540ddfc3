import { useState } from 'react';
import type { EntityClient, Where } from '../sdk/entity-types.ts';
import { type Field, fieldsOf, isNumeric } from './schema.ts';
import { allOf, type Picked, pickedWhere, searchFieldsOf, searchWhere } from './where.ts';

const filterable = new Set(['enum', 'boolean', 'reference', 'date', 'datetime', 'rating']);

type Options = {
  entity: EntityClient;
  where?: Where | undefined;
  search?: string[] | false | undefined;
  filters?: string[] | undefined;
  dateFilter?: string | undefined;
  columns: string[];
};

export type Filtering = {
  entity: EntityClient;
  fields: Field[];
  canSearch: boolean;
  text: string;
  setText: (text: string) => void;
  picked: Picked;
  pick: (key: string, value: Picked[string] | undefined) => void;
  clear: () => void;
  isFiltered: boolean;
  /** What the page demands and the person picked, together. */
  where: Where;
};

/** The search text and filters of one list. */
export function useFiltering({ entity, where, search, filters, dateFilter, columns }: Options): Filtering {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Picked>({});
  const { schema } = entity;
  const named = filters ?? columns;
  const keys = dateFilter === undefined || named.includes(dateFilter) ? named : [...named, dateFilter];
  // A text is offered where a page asks for it by name: there are few places and many titles.
  const isNamed = ({ kind, key }: Field) => kind === 'text' && filters?.includes(key) === true;
  const fields = fieldsOf(schema, keys).filter(
    (field) => filterable.has(field.kind) || isNumeric(field) || isNamed(field),
  );
  const searched =
    search === false ? [] : search ? fieldsOf(schema, search) : searchFieldsOf(fieldsOf(schema));
  return {
    entity,
    fields,
    canSearch: searched.length > 0,
    text,
    setText,
    picked,
    pick: (key, value) =>
      setPicked((former) => {
        const { [key]: _, ...rest } = former;
        return value === undefined ? rest : { ...rest, [key]: value };
      }),
    clear: () => {
      setText('');
      setPicked({});
    },
    isFiltered: text.trim() !== '' || Object.keys(picked).length > 0,
    where: allOf(where, searchWhere(searched, text), pickedWhere(fields, picked)),
  };
}
