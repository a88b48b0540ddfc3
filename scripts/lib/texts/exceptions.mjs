import { builderExceptions } from './builder-exceptions.mjs';
import { compilerExceptions } from './compiler-exceptions.mjs';
import { serverExceptions } from './server-exceptions.mjs';

const runtime = 'packages/runtime/src/';
const styles = 'packages/studio/src/features/create/style-presets.ts';

/** What is no text for people, and names that are the same in each language: `{ file, text }`. */
export const exceptions = [
  // Brands that are known for a look.
  ...[
    'Gumroad',
    'Figma',
    'Tesla',
    'Apple Music',
    'Apple',
    'Stripe',
    'Google',
    'Android',
    'Duolingo',
    'Headspace',
  ].map((text) => ({ file: styles, text })),
  // Names of keys, as events of the keyboard say them.
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Enter' },
  { file: 'packages/runtime/src/kit/games/word-guess-game.tsx', text: 'Backspace' },
  // Names of code in reported errors: a component, a class of errors, a line of a stack.
  { file: `${runtime}host/error-report.ts`, text: 'Layout' },
  { file: `${runtime}host/error-report.ts`, text: 'Error' },
  { file: `${runtime}host/error-report.ts`, text: 'at {}:{}:{}' },
  // A font stack.
  {
    file: `${runtime}kit/theme.ts`,
    text: "'Source Serif 4 Variable', 'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  },
  // Colours mixed by the browser.
  ...['88%, {}', '68%, {}', '84%, {}', '82%, {}', '93%, {}'].map((mix) => ({
    file: `${runtime}kit/theme.ts`,
    text: `color-mix(in oklab, {} ${mix})`,
  })),
  // The name of an entity that each app has.
  { file: `${runtime}sdk/entity.ts`, text: 'User' },
  // Headers of requests.
  { file: `${runtime}sdk/auth.ts`, text: 'Bearer {}' },
  { file: `${runtime}sdk/testing-server.ts`, text: 'Bearer' },
  // A pattern of date-fns.
  { file: `${runtime}ui/calendar.tsx`, text: 'EEEE, d MMMM yyyy' },
  ...builderExceptions,
  ...serverExceptions,
  ...compilerExceptions,
];
