import file from '../../bench/descriptions.json' with { type: 'json' };

export type Description = {
  id: string;
  domain: string;
  prompt: string;
  accept: string[];
  followups: { say: string; accept: string[] }[];
};

export const descriptions: readonly Description[] = file.prompts;
