import { worldTalks } from './chat-pools.ts';

type Line = { text: string; speaker: number; talk: number };

const linesOf = (talks: string): Line[] =>
  talks
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part, talk) =>
      part.split('\n').map((line) => {
        const said = line.trim();
        return { text: said.slice(2), speaker: said.charCodeAt(0) - 'A'.charCodeAt(0), talk };
      }),
    );

const talks = new Map(Object.entries(worldTalks).map(([world, text]) => [world, linesOf(text)]));
const lines = new Map([...talks.values()].flat().map((line) => [line.text, line]));
const atNight = new Set(['night', 'wardNight'].map((world) => talks.get(world)?.[0]?.text));

/** What is said in a chat of such worlds, the first known one. */
export function talkIn(found: readonly string[]): string[] {
  const isNight = found.includes('night');
  const world =
    isNight && found.includes('ward') ? 'wardNight' : isNight ? 'night' : found.find((id) => talks.has(id));
  return (talks.get(world ?? 'plain') ?? []).map(({ text }) => text);
}

/** Who says a line, counted from 0, and in which talk. */
export const lineOf = (text: string): Line | undefined => lines.get(text);

export const isNightTalk = (titles: readonly string[] | undefined): boolean => atNight.has(titles?.[0]);
