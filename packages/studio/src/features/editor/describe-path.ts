import { t } from '../../texts/editor.ts';

const nouns: Record<string, string> = {
  pages: t('files.page'),
  components: t('files.component'),
  entities: t('files.data'),
  functions: t('files.function'),
};

/** `pages/Tasks` as people call it: name "Tasks", what "page". */
export function describePath(path: string): { name: string; what: string } {
  if (path === 'layout') return { name: t('files.layout'), what: '' };
  const [folder = '', ...rest] = path.split('/');
  const name = (rest.at(-1) ?? path).replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return { name, what: nouns[folder] ?? '' };
}
