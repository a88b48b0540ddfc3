import { defineTexts } from './define-texts.ts';

export const t = defineTexts('publish', {
  button: 'Publish',
  dialogTitle: 'Publish your app',
  again: 'Publish changes',
  publishing: 'Publishing',
  last: 'Last published <time></time>. Publish again to show your latest changes.',
  first:
    'This will be the first public version, for the people you choose below. They won’t see changes you make to pages until you publish again.',
  firstPending:
    'You can publish once the app has a page. After that, nobody sees changes you make to pages until you publish again.',
  rightAway: 'Changes to data, and to who can see or edit it, take effect right away.',
  opensNewTab: '(opens the published app in a new tab)',
  done: {
    opened: 'Published. Your app opened in a new tab.',
    blocked: 'Published. Your browser blocked the new tab.',
    open: 'Open your app',
  },
  newTab: { title: 'Publishing {name}', text: 'Publishing {name}… It opens here in a moment.' },
  embedding: {
    label: 'Other websites can embed this app',
    text: 'They can show it on their pages. Signing in opens a new tab.',
    copy: 'Copy code',
    failed: 'Couldn’t save the setting',
  },
  opens: { title: 'What this opens' },
  exposed: {
    held: 'Your app has pages for visitors, which need “{choice}”. Check these rules before you choose it.',
    open: 'Anyone can read {fields} of {nouns}.',
    wouldBe: 'Anyone could then read {fields} of {nouns}.',
    rule: 'See the rules for {nouns}',
  },
  rules: {
    title: 'Check these rules before you publish',
    more: 'And {count, number} more.',
    // The assistant reads the quoted request, which stays English.
    closed:
      'Visitors won’t see any data in {names}: only people who sign in can read it. To show it to everyone, tell the assistant “Let anyone read {name} records”. To have people sign in first, choose “{choice}”.',
    others: '{count, number} more',
  },
  versions: {
    title: 'Published versions',
    loadFailed: 'Couldn’t load the versions',
    restoreFailed: 'Couldn’t restore this version',
    by: 'Published by {name}',
    row: 'Version {version}, <time></time>',
    live: 'Live',
    restore: 'Restore',
    restoreLabel: 'Restore version {version}',
  },
  visibility: {
    label: 'Who can use it',
    invited: { label: 'Invited users', text: 'Only people you invite, after signing in' },
    signedIn: {
      label: 'Anyone who signs in',
      text: 'Anyone with an account',
      invitedOnly: 'People you invite, once they have an account',
    },
    anyone: { label: 'Anyone with the link', text: 'No need to sign in' },
  },
  registration: {
    label: 'Who can make an account',
    anybody: 'Anyone',
    invited: 'Only people I invite',
    failed: 'Couldn’t save who can make an account',
  },
  visitors: {
    failed: 'Couldn’t change what visitors can do',
    uploads: 'Visitors can upload files',
    uploadsText: 'Without signing in. Their files count towards your app’s storage.',
    ai: 'Visitors can use AI',
    aiText: 'Without signing in. How often is limited, for each visitor and for the whole app.',
    noFiles:
      'Visitors can’t add files when they send the {names} {count, plural, one {form} other {forms}}. To allow it, turn on “{uploads}” under Publish.',
  },
} as const);
