import { useState } from 'react';
import { currentUser } from '../sdk/auth.ts';
import type { EntityClient, Where } from '../sdk/entity-types.ts';
import type { Focus } from './api.ts';
import { mayReadField } from './reach.ts';
import { useReferenceHits } from './reference-hits.ts';
import { type Field, fieldsOf, isDate, isNumeric } from './schema.ts';
import { allOf, type Picked, pickedWhere, searchFieldsOf, searchWhere } from './where.ts';

const filterable = new Set(['enum', 'boolean', 'reference', 'date', 'datetime', 'rating']);

type Options = {
  entity: EntityClient;
  where?: Where | undefined;
  search?: string[] | false | undefined;
  filters?: string[] | undefined;
  dateFilter?: string | undefined;
  columns: string[];
  focus?: Focus | undefined;
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
  /** What the list opens with, and whether it still does. */
  focus: { label: string; isOn: boolean; toggle: () => void } | undefined;
  /** Without any filter, the focus included. */
  showAll: () => void;
  /** What the page demands and the person picked, together. */
  where: Where;
};

/** The search text and filters of one list. */
export function useFiltering(options: Options): Filtering {
  const { entity, where, search, filters, dateFilter, columns, focus } = options;
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(true);
  const [picked, setPicked] = useState<Picked>({});
  const { schema } = entity;
  const named = filters ?? columns;
  const keys = dateFilter === undefined || named.includes(dateFilter) ? named : [...named, dateFilter];
  // A text is offered where a page asks for it by name: there are few places and many titles.
  const isNamed = ({ kind, key }: Field) => kind === 'text' && filters?.includes(key) === true;
  const fields = fieldsOf(schema, keys).filter(
    (field) => (filterable.has(field.kind) || isNumeric(field) || isNamed(field)) && mayReadField(field),
  );
  const searched =
    search === false ? [] : search ? fieldsOf(schema, search) : searchFieldsOf(fieldsOf(schema));
  const referring =
    searched.length === 0 ? [] : fieldsOf(schema, columns).filter(({ target }) => target !== null);
  const dates = searched.length === 0 ? [] : fieldsOf(schema, columns).filter(isDate);
  const hits = useReferenceHits(referring, text);
  const clear = () => {
    setText('');
    setPicked({});
  };
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
    clear,
    isFiltered: text.trim() !== '' || Object.keys(picked).length > 0,
    focus: focus && { label: focus.label, isOn: isFocused, toggle: () => setFocused(!isFocused) },
    showAll: () => {
      clear();
      setFocused(false);
    },
    where: allOf(
      where,
      isFocused ? focusWhere(focus) : undefined,
      searchWhere([...searched, ...referring, ...dates], text, hits),
      pickedWhere(fields, picked),
    ),
  };
}

/** Who has not signed in has made nothing. */
const focusWhere = (focus: Focus | undefined): Where | undefined =>
  focus && allOf(focus.where, focus.mine ? { created_by: currentUser()?.email ?? '' } : undefined);
