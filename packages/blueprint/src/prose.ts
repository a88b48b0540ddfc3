import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import type { Applied } from './change/apply.ts';
import type { Published } from './change/publish.ts';
import { ruleIn, ruleWords } from './plan/computed-field.ts';
import { joinWords } from './plan/resolve.ts';

/** The first words of an answer; they go out before anything is planned in detail. */
export const openingWords = 'Here is what I understand, and what I am building now.\n\n';

export function planWords(blueprint: Blueprint): string {
  if (blueprint.entities.length === 0)
    return `**${blueprint.app.name}** works by itself and keeps no records.\n\n`;
  const lines = blueprint.entities.map((entity) => `- **${entity.labelPlural}**: ${fieldWords(entity)}`);
  return `**${blueprint.app.name}** keeps:\n${lines.join('\n')}\n\n`;
}

const fieldWords = (entity: BlueprintEntity): string => {
  const labels = entity.fields.map(({ label }) =>
    /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  return labels.length > 8 ? `${labels.slice(0, 8).join(', ')} and more` : joinWords(labels);
};

/** What follows from a formula that the person told, for them to check it. */
const formulaWords = (entity: BlueprintEntity): string[] =>
  entity.fields.flatMap((field) => {
    const rule = field.why.from === 'text' ? ruleIn(field) : undefined;
    return rule ? [`- **${field.label}** works itself out: ${ruleWords(entity, rule)}.`] : [];
  });

/** What stands in the app now, and what of the wishes came out otherwise. */
export function closingWords(
  blueprint: Blueprint,
  { told, hasSamples }: { told: readonly string[]; hasSamples: boolean },
): string {
  const pages = blueprint.pages.filter((page) => page.nav).map(({ label }) => label);
  const samples =
    blueprint.entities.length === 0 || !hasSamples
      ? []
      : ['The sample records are only there to look at; you can remove them at any time.'];
  const followed = blueprint.entities.flatMap(formulaWords);
  const parts = [
    `\nDone. **${blueprint.app.name}** has ${pages.length === 1 ? 'the page' : 'the pages'} ${joinWords(pages)}.`,
    ...(followed.length > 0 ? [followed.join('\n')] : []),
    ...told,
    ...blueprint.assumptions,
    ...samples,
  ];
  return `${parts.join('\n\n')}\n`;
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
