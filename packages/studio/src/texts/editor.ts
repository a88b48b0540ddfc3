import { defineTexts } from './define-texts.ts';

/** The editor around chat, preview and workspace. */
export const t = defineTexts('editor', {
  title: 'Editor',
  bar: 'Editor bar',
  home: 'Home',
  pageMenu: 'Go to a page',
  views: { label: 'View', preview: 'Preview', plan: 'Plan', workspace: 'Workspace' },
  opening: { editor: 'Opening the editor', app: 'Opening the app' },
  noApp: {
    home: 'Go to Home',
    notFound: 'It may have been deleted, or the address may be incomplete.',
    noAccess: 'Ask the owner to share it with you.',
    failed: 'Couldn’t open the app',
    whatNext: 'Try again, or refresh the page. If it happens again, contact support.',
  },
  name: {
    label: 'App name',
    rename: 'Rename',
    empty: 'App name cannot be empty',
    failed: 'Couldn’t rename the app',
    kept: {
      title: 'Renamed to {name}',
      text: 'The app’s layout file still says “{before}”.',
      code: 'Open the file',
      ask: 'Ask in chat',
      // The assistant reads it, so it stays English.
      message: 'Replace “{before}” with “{name}” in the layout.',
    },
  },
  chat: {
    width: 'Chat width',
    open: 'Edit App',
    drawer: 'AI App Editor',
    toggle: 'Chat',
    toggleWorking: 'Chat, the assistant is working',
  },
  files: {
    layout: 'Layout',
    page: 'page',
    component: 'component',
    data: 'fields and rules',
    function: 'function',
  },
  actions: {
    group: 'This app',
    page: '{name} page',
    write: 'Write to the assistant',
    writeKeyword: 'chat',
    refresh: 'Refresh preview',
    showChat: 'Show the chat',
    hideChat: 'Hide the chat',
    open: 'Open the published app',
  },
} as const);
