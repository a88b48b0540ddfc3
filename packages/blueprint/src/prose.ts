import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Applied } from './change/apply.ts';
import type { Published } from './change/publish.ts';
import { joinWords } from './plan/resolve.ts';

/** The first words of an answer; they go out before anything is planned in detail. */
export const openingWords = 'Here is what I understand, and what I am building now.\n\n';

export function planWords(blueprint: Blueprint): string {
  const lines = blueprint.entities.map((entity) => `- **${entity.labelPlural}**: ${fieldWords(entity)}`);
  return `**${blueprint.app.name}** keeps:\n${lines.join('\n')}\n\n`;
}

const fieldWords = (entity: BlueprintEntity): string => {
  const labels = entity.fields.map(({ label }) =>
    /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  return labels.length > 8 ? `${labels.slice(0, 8).join(', ')} and more` : joinWords(labels);
};

export function closingWords(blueprint: Blueprint, unread: readonly string[], hasSamples = true): string {
  const pages = blueprint.pages.filter((page) => page.nav).map(({ label }) => label);
  const parts = [
    `\nDone. The app has ${blueprint.entities.length === 1 ? 'one kind of record' : `${blueprint.entities.length} kinds of records`} and these pages: ${joinWords(pages)}.`,
    accessWords(blueprint),
    ...blueprint.assumptions,
    ...defaultsWords(blueprint),
    ...(hasSamples ? ['The sample records are only there to look at; you can remove them at any time.'] : []),
  ];
  if (unread.length > 0)
    parts.push(
      `I did not use: ${unread
        .slice(0, 3)
        .map((text) => `"${text.slice(0, 80)}"`)
        .join(', ')}.`,
    );
  return `${parts.join('\n\n')}\n`;
}

function accessWords({ app, pages }: Blueprint): string {
  const open = pages.filter((page) => page.public).map(({ label }) => label);
  const base = app.personal
    ? 'Everybody sees only their own records.'
    : 'People who are registered in the app share the records.';
  return open.length === 0 ? base : `${base} Visitors can open ${joinWords(open)} without signing in.`;
}

/** Names a few fields that nobody asked for. */
function defaultsWords({ entities }: Blueprint): string[] {
  const added = entities
    .map((entity) => ({
      entity,
      labels: entity.fields
        .filter(({ why, ref }) => why.from === 'default' && ref === undefined)
        .map(({ label }) => label.toLowerCase()),
    }))
    .filter(({ entity, labels }) => labels.length > 0 && entity.why.from === 'text')
    .slice(0, 3)
    .map(({ entity, labels }) => `${joinWords(labels.slice(0, 4))} for ${entity.labelPlural.toLowerCase()}`);
  return added.length === 0 ? [] : [`I assumed ${added.join('; ')}. Tell me what to change.`];
}

/** Three changes that fit this app. */
export function suggestions(blueprint: Blueprint): { title: string; prompt: string }[] {
  const [main] = blueprint.entities;
  const thing = main?.labelPlural.toLowerCase() ?? 'records';
  const has = (archetype: BlueprintPage['archetype']) =>
    blueprint.pages.some((page) => page.archetype === archetype);
  const hasPriority = main?.fields.some(({ label }) => /priority/i.test(label)) === true;
  const dated = blueprint.entities.find(({ fields }) =>
    fields.some(({ type }) => type === 'date' || type === 'datetime'),
  );
  const ideas = [
    ...(hasPriority
      ? []
      : [{ title: 'Add a priority', prompt: `add a priority field to ${thing} with low, medium and high` }]),
    ...(dated && !has('calendar')
      ? [
          {
            title: 'See it on a calendar',
            prompt: `add a calendar page for ${dated.labelPlural.toLowerCase()}`,
          },
        ]
      : []),
    blueprint.theme.mode === 'dark'
      ? { title: 'Go light', prompt: 'make it light' }
      : { title: 'Go dark', prompt: 'make it dark' },
    { title: 'Protect records', prompt: `only admins may delete ${thing}` },
    { title: 'Take notes', prompt: `add a notes field to ${thing}` },
    { title: 'Add files', prompt: `add an attachment field to ${thing}` },
  ];
  return ideas.slice(0, 3);
}

/** What became of each clause of a change request. */
export function changeWords({ done, unread }: Applied): string {
  const parts = [...done];
  for (const { clause, ideas } of unread) {
    const near = ideas.map((idea) => `"${idea}"`).join(', ');
    parts.push(
      `I did not understand "${clause.slice(0, 120)}", so nothing was changed for it. I can, for example: ${near}.`,
    );
  }
  if (parts.length === 0)
    parts.push('There was nothing to change in this message. Tell me what to add, rename, remove or colour.');
  return `${parts.join('\n\n')}\n\n`;
}

/** Where hand and request changed the same lines: the hand's stay, and what is new is told with its place. */
export function keptWords({ kept, own }: Pick<Published, 'kept' | 'own'>): string {
  const parts: string[] = [];
  const alone = kept.filter((path) => !own.some(({ page }) => page === path));
  if (alone.length > 0) {
    const files = alone.map((path) => `\`${path}\``).join(', ');
    parts.push(
      `You changed ${files} by hand in the same places, so I left it as it is. Change it there, or remove the file and ask again.`,
    );
  }
  for (const { page, name } of own)
    parts.push(
      `You changed \`${page}\` by hand in the same places, so it stays as it is. The new part is the component \`components/${name}\`: to show it, write \`import ${name} from '@/components/${name}'\` at the top of the page and \`<${name} />\` where it belongs.`,
    );
  return parts.length === 0 ? '' : `\n${parts.join('\n\n')}\n`;
}
