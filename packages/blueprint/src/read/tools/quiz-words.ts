import type { QuizTopic } from '../../lexicon/tools/quiz-row.ts';
import { quizTopics } from '../../lexicon/tools/quizzes.ts';
import { workQuizzes } from '../../lexicon/tools/quizzes-work.ts';
import { plainSurvey, surveySets } from '../../lexicon/tools/surveys.ts';
import { capitalise } from '../../words.ts';
import { findForm, headKeepsRecords, isHeadNoun, isWanted, isWhole, type Mention } from './mention.ts';
import { keepsOf, type ToolIntent } from './tool-intent.ts';

const quizForms = [
  'quiz',
  'quizze',
  'trivia game',
  'trivia',
  'multiple choice test',
  'multiple choice quiz',
  'practice test',
  'practice exam',
  'mock exam',
  'mock test',
  'knowledge test',
  'theory test',
  'quiz game',
  'quiz app',
  'multiple choice questions',
];
const surveyForms = [
  'survey',
  'questionnaire',
  'poll',
  'opinion poll',
  'feedback survey',
  'nps survey',
  'survey form',
  'evaluation form',
];

/** A quiz is played, not administered: students' results in a gradebook are records. */
const administered =
  /\b(?:quiz(?:zes)?|tests?|exams?)\b[^.;]{0,20}\b(?:results?|grades?|marks?|scores?) (?:of|for|per|by) (?:\w+ )?(?:students?|pupils?|employees?|classes)|\bgrade ?books?\b|\bpub quiz (?:nights?|events?|bookings?)\b|\bscores with team name, round\b|\b(?:scores?|points) (?:per|of each|for each|in each|by) round\b/i;
const surveyed =
  /\b(?:land|property|site|building|home|roof|boundary|topographic(?:al)?|drone|structural|asbestos|wildlife|bird|tree|vessel|geological) surveys?\b|\bsurveyors?\b|\bsurvey(?:s)? (?:of|for) (?:sites?|properties|buildings|land|plots)\b/i;
/** "Survey of trees" counts things; one of customers asks them. */
const countedThings =
  /^ (?:of|on) (?:the |my |our |all )?(?!customers?|employees?|users?|students?|visitors?|members?|guests?|patients?|people|parents?|staff|clients?|readers?|participants?|attendees?|voters?|residents?)[\p{L}-]+ (?:in|on|along|near|at|with)\b/iu;
const played =
  /\b(?:quiz(?:zes)?|questions?)\b[^.]*\b(?:options?|choices?|answers?|correct|right answer|points|score)\b|\bmultiple[- ]choice\b|\bpass(?:ing)? (?:mark|rate)\b|\b(?:take|takes|taking|play|plays|answer|answers)\b[^.]{0,30}\b(?:quiz|trivia|questions?)\b/i;
const filled =
  /\b(?:fill|answer|take|complete|respond|reply|vote)s?\b[^.]{0,40}\b(?:surveys?|questionnaires?|polls?|questions?)\b|\bsurvey\b[^.]*\bquestions?\b|\b(?:results|responses|answers)\b/i;

/** A quiz night whose questions and answers are written here is played here; one that is only planned is an event. */
const isNight = (text: string): boolean =>
  /\bquiz (?:night|evening)s?\b/i.test(text) &&
  /\bquestions?\b[^.;]*\banswers?\b/i.test(text) &&
  /\b(?:plays?|takes?|answers?|points|scores?)\b/i.test(text);

const seconds = (text: string): number | undefined => {
  const found =
    /\b(\d+)[\s-]*(seconds?|secs?|s)\s*(?:per|for each|each|a) (?:question)|(?:per|each) question\D{0,20}?(\d+)\s*(seconds?|secs?)|\b(\d+)[\s-]*(seconds?|secs?)\s+(?:time ?limit|timer|to answer|countdown)/i.exec(
      text,
    );
  const amount = found?.[1] ?? found?.[3] ?? found?.[5];
  return amount === undefined ? undefined : Number(amount);
};

const minutes = (text: string): number | undefined => {
  const found =
    /\b(\d+)[\s-]*minutes?\s+(?:time ?limit|for the (?:whole )?(?:quiz|test)|in total|to (?:finish|complete))|\btime ?limit of (\d+)\s*minutes?/i.exec(
      text,
    );
  const amount = found?.[1] ?? found?.[2];
  return amount === undefined ? undefined : Number(amount);
};

const without = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as ToolIntent['props'];

/** "with a quiz about bread": one, to be taken. */
const isSingle = (text: string, { at }: Mention) =>
  /\b(?:an?|short|little)\s+(?:[\w-]+\s+){0,2}$/i.test(text.slice(0, at));

const noSubject =
  /^(?:an?|the|simple|fun|my|our|short|small|online|daily|team|choice|interactive|little|nice|night|want|need|build|make|create|and|or|of|with|pub|your|this|multiplayer|timed|app|in|on|for|about|to|is|as|like|weekly|monthly|new|quick|good|great|cool|web|mobile|training|family|class|me|us)$/i;

/** Those who play say nothing of what is asked. */
const players =
  /^(?:(?:\w+ )?(?:class|classroom|friends?|family|party|students?|pupils?|team|group|us|me|everyone|people|users?|phone|mobile|website))$/i;

/** The rules at work hold for "crane safety" as well, and it is called as it was said. */
function narrowed(lower: string, mention: Mention, { id, forms }: QuizTopic): string | undefined {
  if (!workQuizzes.some((topic) => topic.id === id)) return undefined;
  const before = lower.slice(0, mention.at).trimEnd();
  const form = forms.find((one) => before.endsWith(` ${one}`));
  const more = form && /([\p{L}-]+)\s$/u.exec(before.slice(0, -form.length))?.[1];
  return more && !noSubject.test(more) ? `${capitalise(`${more} ${form}`)} quiz` : undefined;
}

/** "about dinosaurs", "geography quiz": the subject in the text's own words, where the lexicon has none. */
const subjectOf = (text: string, mention: Mention): string | undefined => {
  const about =
    /^[^.;]{0,25}?\b(?:about|on|covering|topic:?|for)\s+([\p{L}&'-]+(?:\s[\p{L}&'-]+){0,3}?\s?)(?=[.,;:]|\s?\b(?:with|where|that|and|in which|for|using|before|after|during|who|which)\b|$)/iu.exec(
      text.slice(mention.end),
    );
  const before = /([\p{L}-]+)\s$/u.exec(text.slice(0, mention.at))?.[1];
  const own = about?.[1]?.trim() ?? (before && !noSubject.test(before) ? before : undefined);
  const subject = own?.replace(/^(?:an?|the|my|our|your|general)\s+(?=\w)/i, '');
  return subject && players.test(subject) ? undefined : subject;
};

/** Who takes a test is told of no quiz. */
const testWord = (form: string): string | undefined => /\b(test|exam)$/.exec(form)?.[1];

function calledAs(title: string, form: string): string {
  const word = testWord(form);
  if (word === undefined) return title;
  return title === 'Quiz' ? capitalise(form) : title.replace(/\bquiz$/i, word);
}

export function findQuiz(text: string): ToolIntent | undefined {
  const lower = text.toLowerCase();
  const mention = findForm(lower, ['quiz', 'quizze', 'trivia']) ?? findForm(lower, quizForms);
  if (!mention || administered.test(text)) return undefined;
  const isPlayed = played.test(text);
  if (!isWanted(text, mention, isPlayed || isSingle(text, mention)) && !isNight(text)) return undefined;
  if (headKeepsRecords(text) && !isHeadNoun(text, mention) && !isPlayed) return undefined;
  const near = lower.slice(Math.max(0, mention.at - 40), mention.end + 80);
  const isMixed = /\b(?:categories|topics|subjects)\b/.test(near);
  const known = isMixed ? undefined : bestTopic(near, quizTopics);
  const own = known || isMixed ? undefined : subjectOf(text, mention);
  const narrower = known && narrowed(lower, mention, known);
  return {
    kind: 'quiz',
    id: 'quiz',
    title: calledAs(narrower ?? known?.title ?? (own ? `${capitalise(own)} quiz` : 'Quiz'), mention.form),
    icon: 'CircleHelp',
    props: without({
      secondsPerQuestion: seconds(text),
      minutes: minutes(text),
      shuffle: /\b(?:random|shuffled?|mixed)\b/i.test(text) ? true : undefined,
      passMark: passMark(text),
      noun: testWord(mention.form),
      count:
        Number(
          /\b(\d+) (?:random )?questions (?:per|each|a) (?:round|quiz|game|test)/i.exec(text)?.[1] ?? 0,
        ) || undefined,
    }),
    topic: known?.id ?? own ?? 'general',
    keeps: keepsOf(text).filter((keeps) => keeps === 'scores' || keeps === 'leaderboard'),
    isWhole: isWhole(text, mention),
    words: mention.form,
    unsure: [],
  };
}

const passMark = (text: string) => {
  const found =
    /\b(?:pass(?:ing)?(?: mark| score| rate)?|passed)\b[^.%]{0,25}?(\d{1,3})\s*(?:%|percent|per cent)|\b(\d{1,3})\s*(?:%|percent|per cent)\s+(?:to|(?:is|are) needed to) pass/i.exec(
      text,
    );
  const amount = found?.[1] ?? found?.[2];
  return amount === undefined ? undefined : Number(amount);
};

function bestTopic<T extends { forms: readonly string[] }>(
  near: string,
  topics: readonly T[],
): T | undefined {
  let best: { topic: T; length: number } | undefined;
  for (const topic of topics) {
    const found = findForm(near, topic.forms);
    if (found && found.form.length > (best?.length ?? 0)) best = { topic, length: found.form.length };
  }
  return best?.topic;
}

export function findSurvey(text: string): ToolIntent | undefined {
  const lower = text.toLowerCase();
  const mention = findForm(lower, surveyForms);
  if (!mention || surveyed.test(text) || countedThings.test(text.slice(mention.end))) return undefined;
  if (!isWanted(text, mention, filled.test(text) || isSingle(text, mention))) return undefined;
  // Behind a colon stand the questions, which say nothing of who is asked.
  const [behind = ''] = lower.slice(mention.end, mention.end + 60).split(':');
  const near = lower.slice(Math.max(0, mention.at - 40), mention.end) + behind;
  const known = bestTopic(near, surveySets);
  const own = known ? undefined : subjectOf(text, mention);
  return {
    kind: 'survey',
    id: mention.form.includes('poll') ? 'poll' : 'survey',
    title:
      known?.title ?? (own ? `${capitalise(own)} survey` : mention.form.includes('poll') ? 'Poll' : 'Survey'),
    icon: 'ClipboardList',
    props: without({
      anonymous: /\banonym(?:ous|ously|ised)\b/i.test(text) ? true : undefined,
      oneByOne: /\bone (?:question )?(?:at a time|by one|per (?:page|screen))\b/i.test(text)
        ? true
        : undefined,
    }),
    topic: known?.id ?? own ?? plainSurvey,
    keeps: keepsOf(text).filter((keeps) => keeps === 'results'),
    isWhole: isWhole(text, mention),
    words: mention.form,
    unsure: [],
  };
}
