import { defineTexts } from './define-texts.ts';

export const t = defineTexts('workspace', {
  title: 'Workspace',
  sections: 'Sections',
  unknownView: {
    title: 'Unknown view',
    text: 'There’s no section with this name. The address may be old or incomplete.',
    action: 'Go to the overview',
  },
  overview: {
    title: 'Overview',
    open: 'Open App',
    newTab: '(in a new tab)',
    created: 'Created <time></time>',
    published: 'Published <time></time>',
    unpublished: 'Not published yet',
    mainPage: 'Main page',
  },
  versions: {
    title: 'Latest versions',
    loading: 'Loading versions',
    empty: 'Each change to the app adds a version here that you can go back to.',
    shownNow: 'shown now',
  },
  code: {
    title: 'Code',
    files: 'Files',
    file: 'File',
    choose: 'Choose a file',
    back: 'Back to Editor',
    empty: 'No code yet',
    emptyText: 'Your app’s code appears here once the assistant has written it.',
    missing: 'File not found',
    missingText: 'This app has no {path}. It may have been renamed or deleted. Choose another file.',
  },
  groups: {
    pages: 'Pages',
    pagesEmpty: 'Your app’s screens. Describe one in the chat to add it.',
    components: 'Components',
    componentsEmpty: 'Parts that several pages share. The assistant adds them where they help.',
    data: 'Data',
    dataEmpty: 'What your app stores. Tell the assistant what to keep track of.',
    functions: 'Functions',
    functionsEmpty: 'Code that runs on the server. This app doesn’t have any.',
    layout: 'Layout',
  },
  size: {
    fields: '{count, plural, one {# field} other {# fields}}',
    lines: '{count, plural, one {# line} other {# lines}}',
  },
} as const);
