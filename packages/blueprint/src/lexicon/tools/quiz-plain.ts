import { capitalise } from '../../words.ts';
import { type QuizTopic, topic } from './quiz-row.ts';

/** Who is asked: a quiz for them without a known subject is about how people work safely, or together. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /safety|forklift|crane|machin|warehouse|factory|construction|building site|scaffold|ladder|chemical|welding|drivers?\b|operators?\b|electric|laborator|hazard/i,
    'safety',
  ],
  [
    /\b(?:staff|employees?|colleagues?|trainees?|apprentices?|new hires?|starters?|induction|baristas?|waiters?|volunteers?|interns?)\b/i,
    'onboarding',
  ],
];

/** The topic whose questions hold for a subject that has none of its own. */
export const kindOf = (subject: string): string | undefined =>
  kinds.find(([shape]) => shape.test(subject))?.[1];

/** True of every subject, and easily seen to be there to be replaced. */
export function plainQuiz(subject: string): QuizTopic {
  return topic(
    'own',
    '',
    `${capitalise(subject)} quiz`,
    `
    Write your first question here | The right answer | A wrong answer | Another wrong answer | One more wrong answer
    Where do you find reliable facts on this subject? | In several good sources | In the first advert | In a rumour | Nowhere
    What do you do when two sources disagree? | Look for a third one | Take the shorter one | Take the louder one | Give up
    When does new knowledge stay longest? | When it is repeated now and then | When it is read once | When it is kept secret | Never
    What helps most with a word that you do not know? | Looking it up | Skipping it | Guessing loudly | Closing the book
    What shows that you have understood something? | You can explain it to somebody | You have heard of it | You own a book on it | You like it
    What is a good next step after a wrong answer? | Finding out why it was wrong | Forgetting it | Blaming the question | Stopping
    Write your last question here | The right answer | A wrong answer | Another wrong answer | One more wrong answer`,
  );
}

/** For questions that have to have more options than are known of them. */
export const furtherOptions = ['None of these', 'All of these'] as const;
