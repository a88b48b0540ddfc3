import { defineTexts } from './define-texts.ts';

/** What an app's owner decides about it as a whole. */
export const t = defineTexts('app-settings', {
  title: 'App Settings',
  mainPage: {
    title: 'Main page',
    text: 'The page people see first when they open the app.',
    choose: 'Choose a page',
    none: 'This app has no pages yet. Describe one in the chat.',
    missing: 'The page “{page}” no longer exists, so “{instead}” opens instead. Choose another page.',
    opens: 'Nothing is chosen, so “{instead}” opens first.',
  },
  visibility: {
    title: 'Visibility',
    text: 'Who can use the published app. Changes take effect right away.',
  },
  danger: {
    title: 'Danger Zone',
    deleteTitle: 'Delete this app',
    deleteText:
      'The app and its published version go offline at once. You can restore the app from Your Apps for 30 days. After that, it’s gone for good.',
    delete: 'Delete App',
    blockTitle: 'Block this app',
    blockText: 'Nobody but its owner and admins can open a blocked app. Nothing in it is deleted.',
    blockedText: 'This app is blocked. Only its owner and admins can open it.',
    block: 'Block App',
    unblock: 'Unblock App',
    blockFailed: 'Couldn’t change whether the app is blocked',
  },
} as const);
