import { t } from '../../texts/editor.ts';

const nouns: Record<string, string> = {
  pages: t('files.page'),
  components: t('files.component'),
  entities: t('files.data'),
  functions: t('files.function'),
};

/** "TaskBoard" as "Task board"; "FAQPage" keeps its capitals. */
const sentenceCase = (name: string): string =>
  name.replace(/(?<=[a-z\d])([A-Z])(?![A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** `pages/Tasks` as people call it: name "Tasks", what "page". */
export function describePath(path: string): { name: string; what: string } {
  if (path === 'layout') return { name: t('files.layout'), what: '' };
  const [folder = '', ...rest] = path.split('/');
  return { name: sentenceCase(rest.at(-1) ?? path), what: nouns[folder] ?? '' };
}
