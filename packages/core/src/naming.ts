import { reservedWords } from '@sayso/contracts/ids';
import { nameWords } from './texts/names.ts';

const shortest = 3;
const longest = 40;

/** A slug for an app's address from its name; never a reserved word, always of the form that the contracts ask. */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  const isUsable = plain.length >= shortest && !(reservedWords as readonly string[]).includes(plain);
  return isUsable ? plain : `${plain === '' ? 'my' : plain}-app`;
}

/** The n-th try for a slug that is taken: a suffix from the given id's random end, longer with each try. */
export function slugWithSuffix(slug: string, id: string, attempt: number): string {
  const suffix = id.slice(-(3 + attempt));
  return `${slug.slice(0, longest - suffix.length - 1).replace(/(?<!-)-+$/, '')}-${suffix}`;
}

const given =
  /\b(?:called|named|titled)\s["“'‘]?([^"”'’\n.,;:!?]{2,40}?)(?=["”'’.,;:!?\n]|\s(?:that|which|with|where|for|to|so|and)\b|$)/i;
const lead =
  /^(?:(?:please|hi|hello|hey|i|we|you|would|could|can|like|want|need|to|let's|lets|help|build|create|make|design|develop|generate|me|us|my|our|a|an|the|simple|small|new|basic|nice|(?:app|application|website|web|tool|site)(?:\s+(?:for|to|that|where|which))?)\s+)*/i;
const end = /[.,;:!?()\n"]|\s(?:that|which|with|where|who|for|to|so|in|on|by|and|using|from|of)\s/i;

/** A first name for an app from its description, until its maker or the assistant gives a better one. */
export function nameFromDescription(description: string): string {
  // The shapes above go by single blanks: each of a long run would be tried as a start and as an end.
  const lines = description.trim().replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
  const named = given.exec(lines)?.[1]?.trim();
  if (named !== undefined && named !== '') return named;
  const text = lines.replaceAll('\n', ' ');
  const words = (text.replace(lead, '').split(end)[0] ?? '').trim().split(' ').slice(0, 4);
  const name = words.map(capitalise).join(' ').slice(0, 60).toWellFormed().trim();
  return name.length < 2 ? nameWords.newApp : name;
}

const capitalise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
