import { doneWords, refusedWords } from '../texts/operations.ts';
import { type Operate, refused } from './work.ts';

const presets: readonly string[] = [
  'plain',
  'neo-brutalism',
  'neumorphism',
  'glassmorphism',
  'material-design',
  'claymorphism',
];

export const setLook: Operate<'setLook'> = ({ blueprint }, { look: { preset, mode, primary } }) => {
  const { theme } = blueprint;
  if (preset !== undefined && !presets.includes(preset)) throw refused(refusedWords.unknownStyle, 'preset');
  if (preset !== undefined) theme.preset = preset;
  if (mode !== undefined) theme.mode = mode;
  if (primary !== undefined) theme.primary = primary.toLowerCase();
  return [doneWords.look];
};
