import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { optionsOf } from './entities.ts';

const state =
  '(?:(?:an?|still|already)\\s+)?(draft|published|unpublished|scheduled|archived|hidden|in review)';
const listed = new RegExp(`\\b${state}(?:\\s*(?:,|/|\\bor\\b|\\band\\b)\\s*(?:or\\s+)?${state})+`, 'giu');
const each = new RegExp(state, 'giu');

/** "A post is a draft or published": these are its states, in this order, and no others. */
export function settlePostStates(entities: readonly BlueprintEntity[], text: string): void {
  const states = [...text.matchAll(listed)]
    .map(([words]) => [...new Set([...words.matchAll(each)].map(([, one = '']) => one.toLowerCase()))])
    .find((found) => found.length > 1);
  if (!states) return;
  for (const { concept, fields } of entities) {
    if (!/^(?:post|article)$/.test(concept ?? '')) continue;
    const status = fields.find(({ type, label }) => type === 'enum' && /^(?:status|state)$/i.test(label));
    if (!status) continue;
    status.options = optionsOf(states);
    if (status.default !== undefined && !states.includes(String(status.default))) delete status.default;
  }
}
