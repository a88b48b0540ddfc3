import { type Template, templateGroups } from '@sayso/contracts/templates';

export type TemplateGroup = { group: Template['group']; templates: Template[] };

/** Those that hold each of the words in what can be read of them, in their groups; a group with none is left out. */
export function findTemplates(templates: readonly Template[], search: string): TemplateGroup[] {
  const words = search
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
  const found = templates.filter((template) => {
    const text = textOf(template);
    return words.every((word) => text.includes(word));
  });
  return templateGroups
    .map((group) => ({ group, templates: found.filter((template) => template.group === group) }))
    .filter((each) => each.templates.length > 0);
}

const textOf = ({ name, summary, things, public_pages }: Template): string =>
  [name, summary, ...things, ...public_pages].join(' ').toLowerCase();
