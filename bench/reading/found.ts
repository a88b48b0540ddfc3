import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Blueprint } from '@sayso/core/blueprint-schema';

/** What a reader found in a text, without what is only assumed of such apps. */
export type Found = {
  things: { names: string[]; fields: string[]; values: string[] }[];
  /** Kinds of people beside the things. */
  people: string[];
  isPublic: boolean;
};

/** The items of a plan that it says come from the text; `draft` names kinds of people that no rule speaks of. */
export const foundIn = (
  { entities, roles = [], pages }: Blueprint,
  draft: PlanDraft | null = null,
): Found => ({
  things: entities
    .filter(({ why }) => why.from === 'text')
    .map(({ label, labelPlural, fields }) => {
      const said = fields.filter(({ why }) => why.from === 'text');
      return {
        names: [label, labelPlural],
        fields: said.map((field) => field.label),
        values: said.flatMap(({ type, label: name, options = [] }) =>
          type === 'bool' ? [name] : options.map((option) => option.label),
        ),
      };
    }),
  people: [...roles.map(({ name }) => name), ...(draft?.people ?? [])],
  isPublic: pages.some((page) => page.public),
});
