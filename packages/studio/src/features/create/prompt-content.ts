import type { Template } from '@sayso/contracts/templates';
import { t } from '../../texts/templates.ts';
import { type StylePreset, withStyle } from './style-presets.ts';

export type PromptParts = { text: string; template: Template | null; style: StylePreset | null };

/** What is sent: the starter app's name where there is one, the person's words, and the chosen style's text. */
export function contentOf({ text, template, style }: PromptParts): string {
  if (!template) return withStyle(text, style);
  const begun = t('start', { name: template.name });
  return withStyle(text.trim() === '' ? begun : `${begun}\n\n${text}`, style);
}

const fewestWords = 3;

/** Whether there is enough to make a plan of. */
export const isReadable = ({ text, template }: PromptParts): boolean =>
  template !== null || text.split(' ').filter((word) => word.trim() !== '').length >= fewestWords;
