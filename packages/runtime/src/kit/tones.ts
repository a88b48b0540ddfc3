import type { Tone } from './api.ts';

const texts: Readonly<Record<Tone, string>> = {
  neutral: '',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
};
const softs: Readonly<Record<Tone, string>> = {
  neutral: 'bg-muted text-muted-foreground',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

export const toneText = (tone: Tone = 'neutral'): string => texts[tone];
export const toneSoft = (tone: Tone = 'neutral'): string => softs[tone];
