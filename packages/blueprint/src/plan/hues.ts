import type { Reading } from '../read/reading.ts';

/** Main colours that suit what an app is about; all are dark enough for white words on them. */
const hues: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:games?|quiz(?:zes)?|puzzles?|trivia|arcade)\b/,
    ['#7c3aed', '#be185d', '#4f46e5', '#a21caf', '#c2410c'],
  ],
  [
    /\b(?:mortgages?|loans?|budgets?|invoices?|invoicing|banks?|banking|tax|finances?|financial|bookkeep\w*|accounting|accounts|savings?|expenses?|payroll|insurance|pensions?)\b/,
    ['#1d4ed8', '#0f5c8a', '#166534', '#1e4e79'],
  ],
  [
    /\b(?:physio\w*|clinics?|patients?|doctors?|dentists?|dental|medical|medicines?|medication|nurses?|nursing|health|therap\w+|pharmacy|hospitals?|ward|symptoms?|blood)\b/,
    ['#0f766e', '#0e7490', '#1d6fa5'],
  ],
  [
    /\b(?:recipes?|restaurants?|baker(?:y|ies)|cafes?|cafés?|kitchen|canteen|menus?|food|meals?|cook(?:s|ing)?|dishes|coffee|wines?|bistro|catering)\b/,
    ['#b4532a', '#9a3412', '#a8441f', '#9f1239'],
  ],
  [
    /\b(?:gardens?|gardening|plants?|farms?|farming|forest\w*|trees?|bees?|beekeep\w*|hives?|hik(?:es|ing)|birds?|allotments?|seeds?|orchards?|nature|wildlife|animals?)\b/,
    ['#1a4d2e', '#166534', '#3f6212'],
  ],
  [
    /\b(?:courses?|school|lessons?|pupils?|students?|teachers?|learning|homework|exams?|tests?)\b/,
    ['#4338ca', '#1d4ed8', '#6d28d9'],
  ],
];
const others = ['#1d4ed8', '#1a4d2e', '#7c3aed', '#0f766e', '#b4532a', '#9d174d', '#334155', '#a16207'];

/** What is said first tells most of what an app is about. */
const front = 160;

/** A colour that suits the app, another for each kind or text; the same text always has the same. */
export function primaryFor({ text, appType, tools }: Reading, hash: (text: string) => number): string {
  const about = [tools[0]?.kind, tools[0]?.title, appType?.id, text.slice(0, front)].join(' ').toLowerCase();
  const fitting = hues.find(([words]) => words.test(about))?.[1] ?? others;
  return fitting[hash(appType?.id ?? text) % fitting.length] ?? '#1d4ed8';
}
