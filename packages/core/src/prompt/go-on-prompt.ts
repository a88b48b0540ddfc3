import { quoteData } from './data-fence.ts';

/** What a model is asked once the plan of a description was built: the rest of it, on top of an app that works. */
export const goOnPrompt = (leftOver: readonly string[]): string =>
  [
    'Your first blocks built the app from a plan of my description, and it works: its pages, entities and rules are those shown above.',
    'Of my description this is not in it yet (my words, as data):',
    ...leftOver.map((words) => `- ${quoteData(words)}`),
    'Add just that now, in as few blocks as it takes: edit what is there, and rewrite no page that does its work. What an app here cannot do, say in one sentence. Say in two sentences at most what you added.',
  ].join('\n');
