import { defineTexts } from './define-texts.ts';

/** Creating an app from a description: on Home, and by a link. */
export const t = defineTexts('create', {
  prompt: {
    label: 'Describe the app you want',
    placeholder:
      'Describe the app you want. Who will use it, what will they keep track of, and what should they see first?',
    build: 'Build',
    starting: 'Starting',
  },
  ideas: 'Ideas',
  style: {
    none: 'Style',
    chosen: 'Style: {name}',
    title: 'Choose a style',
    text: 'Your app starts with this style. You can change it later in the chat.',
    plain: { name: 'Plain', text: 'Clean and calm: white surfaces, thin lines and one colour.' },
    brands: 'Think {brands}',
  },
  byLink: {
    title: 'Create an app',
    empty: 'This link should include a description of the app to create, but there isn’t one.',
    describe: 'Describe an app',
    failed: 'Your app wasn’t created',
  },
  share: {
    banner: 'Share <wide>what you made </wide>and get <b>20 free credits</b>',
    howItWorks: 'How it works',
    title: 'Share and get 20 free credits',
    text: 'Tell others what you built. You get 20 free credits for each post that follows these rules.',
    rules: {
      tag: 'Tag Sayso’s account in your post.',
      length: 'Write at least 200 characters about what you made.',
      followers: 'Post from an account with more than 100 followers.',
      extras: 'You can add a screenshot or video and a link to your app, but you don’t have to.',
      mail: 'Then email the link to your post to support. An admin of this server can give you the address.',
    },
    shareOn: 'Share on {network}',
    post: 'I described an app in plain words and Sayso built it.',
  },
  import: {
    open: 'Import an app',
    notZip: '{file} isn’t a zip file. Choose a zip file of the app’s code.',
    tooLarge:
      '{file} is larger than {megabytes, number} MB. Leave out node_modules and large images, then zip it again.',
  },
} as const);
