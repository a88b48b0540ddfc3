import { z } from 'zod';

const QuizQuestion = z.object({
  text: z.string(),
  /** The first is the right one; whoever uses them mixes them. */
  options: z.array(z.string()).min(2).max(4),
});

export const QuizTopic = z.object({
  id: z.string(),
  forms: z.array(z.string()),
  title: z.string(),
  questions: z.array(QuizQuestion).min(8),
});
export type QuizTopic = z.infer<typeof QuizTopic>;

/** Each line: question | right answer | wrong | wrong | wrong. */
export const topic = (id: string, forms: string, title: string, lines: string): QuizTopic => ({
  id,
  forms: forms.split(',').map((form) => form.trim()),
  title,
  questions: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', ...options] = line.split('|').map((part) => part.trim());
      return { text, options };
    }),
});
