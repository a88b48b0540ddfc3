import type {
  Archetype,
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
} from '@sayso/core/blueprint-schema';

const why = { from: 'text', words: '' } as const;
const everyone = { create: 'registered', read: 'registered', update: 'owner', delete: 'owner' } as const;
const keyOf = (label: string) => label.toLowerCase().replaceAll(' ', '_');

/** `'Start: datetime'`, `'Status: enum(New, Done)'`, `'Room: ref(Room)'`; a mark of exclamation says required. */
function fieldOf(entity: string, written: string): BlueprintField {
  const [, label = '', type = 'string', inside = '', mark] =
    /^([^:!]+)(?:: (\w+)(?:\(([^)]*)\))?)?(!)?$/.exec(written) ?? [];
  const options = type === 'enum' ? inside.split(', ') : [];
  return {
    id: `${entity}.${label}`,
    key: type === 'ref' ? `${keyOf(label)}_id` : keyOf(label),
    label,
    type: type as BlueprintField['type'],
    required: mark !== undefined,
    ...(options.length > 0
      ? { options: options.map((option) => ({ value: keyOf(option), label: option, color: 'blue' })) }
      : {}),
    ...(type === 'ref' ? { ref: inside } : {}),
    inList: true,
    inForm: true,
    why,
  };
}

/** An entity by the labels of its fields, the first of them being its title. */
export function anEntity(
  name: string,
  fields: readonly string[],
  more: Partial<BlueprintEntity> = {},
): BlueprintEntity {
  const made = fields.map((field) => fieldOf(name, field));
  return {
    id: name,
    name,
    label: name,
    labelPlural: `${name}s`,
    icon: 'Box',
    kind: 'content',
    titleField: made[0]?.id ?? '',
    fields: made,
    rules: everyone,
    why,
    ...more,
  };
}

export const aPage = (
  archetype: Archetype,
  name: string,
  more: Partial<BlueprintPage> = {},
): BlueprintPage => ({
  id: name,
  name,
  label: name,
  icon: 'Box',
  archetype,
  public: false,
  nav: true,
  blocks: [],
  ...more,
});

export const aBlueprint = (
  entities: readonly BlueprintEntity[],
  pages: readonly BlueprintPage[],
): Blueprint => ({
  version: 1,
  app: {
    name: 'Harbour House',
    tagline: 'A house by the water',
    description: 'Rooms and neighbours',
    icon: 'Home',
    currency: 'EUR',
    personal: false,
  },
  seed: 1,
  nextId: 100,
  entities: [...entities],
  pages: [...pages],
  theme: { preset: 'plain', mode: 'light', primary: '#1f4d2e', parts: {} },
  assumptions: [],
  log: [],
  hashes: {},
});
