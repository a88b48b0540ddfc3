import type { Suggestion } from '@sayso/contracts/chat';
import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';

/** Next steps that make sense for an app as it is: what its entities could have and do not. */
export function suggestFor(tree: SourceTree): Suggestion[] {
  const entities = Object.entries(tree).flatMap(([path, text]) => {
    const name = /^entities\/(.+)$/.exec(path)?.[1];
    const schema = name === undefined || name === 'User' ? null : readEntity(text);
    return name !== undefined && schema && 'value' in schema
      ? [{ name, properties: schema.value.properties }]
      : [];
  });
  const made: Suggestion[] = [];
  for (const { name, properties } of entities) {
    const has = (formats: readonly string[]) =>
      Object.values(properties).some(({ format }) => format !== undefined && formats.includes(format));
    const label = spaced(name);
    if (!Object.hasOwn(properties, 'priority'))
      made.push({
        title: `Add a priority to ${label}`,
        prompt: `Add a priority field to ${label} with low, medium and high`,
      });
    if (!has(['date', 'date-time']))
      made.push({
        title: `Add a date to ${label}`,
        prompt: `Add a due date field to ${label} and a calendar of it`,
      });
    if (!Object.hasOwn(properties, 'notes'))
      made.push({ title: `Add notes to ${label}`, prompt: `Add a notes field to ${label} for longer texts` });
  }
  if (!Object.keys(tree).some((path) => /^pages\/(?:Dashboard|Home)$/.test(path)))
    made.unshift({
      title: 'Add a dashboard',
      prompt: 'Add a dashboard page with the most important figures',
    });
  return made.slice(0, 3);
}

const spaced = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
