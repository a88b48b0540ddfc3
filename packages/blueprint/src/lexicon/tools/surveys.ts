import { z } from 'zod';

export const questionTypes = ['single', 'multiple', 'rating', 'scale', 'text', 'yesno'] as const;

const SurveyQuestion = z.object({
  text: z.string(),
  type: z.enum(questionTypes),
  required: z.boolean(),
  options: z.array(z.string()).optional(),
});

export const SurveySet = z.object({
  id: z.string(),
  forms: z.array(z.string()),
  title: z.string(),
  questions: z.array(SurveyQuestion).min(4),
});
export type SurveySet = z.infer<typeof SurveySet>;

/** Each line: type, with a star where an answer is required, question, options after bars. A scale runs from 0 to 10. */
const survey = (id: string, forms: string, title: string, lines: string): SurveySet => ({
  id,
  forms: forms.split(',').map((form) => form.trim()),
  title,
  questions: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, type = '', star, rest = ''] = /^\s*(\w+)(\*?):\s*(.+)$/.exec(line) ?? [];
      const [text = '', ...options] = rest.split('|').map((part) => part.trim());
      const read = z.enum(questionTypes).parse(type);
      return { text, type: read, required: star === '*', ...(options.length > 0 ? { options } : {}) };
    }),
});

export const surveySets: readonly SurveySet[] = [
  survey(
    'customer',
    'customer satisfaction, customer, customers, client satisfaction, customer feedback, csat, satisfaction',
    'Customer satisfaction survey',
    `
    rating*: How satisfied are you with us overall?
    rating*: How friendly was our team?
    single*: How did you hear about us? | Friends or family | Search engine | Social media | Advertisement | Other
    multiple: What do you value most? | Quality | Price | Speed | Service | Choice
    yesno*: Would you buy from us again?
    scale*: How likely are you to recommend us to a friend?
    text: What should we do better?`,
  ),
  survey(
    'employee',
    'employee, employees, employee satisfaction, employee engagement, staff, team, workplace, pulse',
    'Employee survey',
    `
    rating*: How satisfied are you with your work?
    rating*: How well does your manager support you?
    single*: How is your workload? | Too low | Just right | Too high
    multiple: What motivates you? | Colleagues | Tasks | Pay | Learning | Flexible hours
    yesno*: Do you know what is expected of you?
    scale*: How likely are you to recommend us as an employer?
    text: What would you change first?`,
  ),
  survey(
    'event',
    'event, event feedback, conference, workshop, meetup, attendee',
    'Event feedback',
    `
    rating*: How was the event overall?
    rating*: How were the speakers?
    single*: How was the length? | Too short | Just right | Too long
    multiple: Which parts did you like? | Talks | Workshops | Food | Venue | Meeting people
    yesno*: Would you come again?
    text: What should we add next time?`,
  ),
  survey(
    'course',
    'course, course evaluation, training, class, teacher, student, students, lecture, training feedback',
    'Course evaluation',
    `
    rating*: How was the course overall?
    rating*: How clearly was the content explained?
    single*: How was the pace? | Too slow | Just right | Too fast
    single*: How hard was it? | Easy | Fitting | Hard
    yesno*: Did you reach your goal?
    multiple: What helped you most? | Examples | Exercises | Slides | Discussions
    text: What should be different?`,
  ),
  survey(
    'product',
    'product, product research, market research, user research, product feedback, user feedback, market',
    'Product research survey',
    `
    single*: How often do you use the product? | Daily | Weekly | Monthly | Less often | Never
    rating*: How easy is it to use?
    multiple*: Which features do you use? | Search | Reports | Sharing | Reminders | Mobile app
    single*: How would you feel if it were gone? | Very disappointed | Somewhat disappointed | Not disappointed
    yesno: Have you used something similar before?
    text: Which feature do you miss?`,
  ),
  survey(
    'nps',
    'nps, net promoter, net promoter score, promoter',
    'NPS survey',
    `
    scale*: How likely are you to recommend us to a friend or colleague?
    single*: What is the main reason for your score? | Quality | Price | Service | Ease of use | Other
    text: What could we do to raise your score?
    yesno: May we contact you about your answer?`,
  ),
  survey(
    'health',
    'health, wellbeing, well-being, mental health, lifestyle, patient, patients',
    'Wellbeing survey',
    `
    rating*: How do you feel in general?
    scale*: How stressed were you last week?
    single*: How many hours do you sleep? | Less than 6 | 6 to 7 | 7 to 8 | More than 8
    multiple: What helps you to relax? | Sport | Reading | Friends | Music | Nature
    yesno*: Do you move for at least 30 minutes a day?
    text: What would help you?`,
  ),
  survey(
    'restaurant',
    'restaurant, food, dining, guest, guests, hotel, cafe',
    'Guest survey',
    `
    rating*: How was the food?
    rating*: How was the service?
    rating*: How was the atmosphere?
    single*: How long did you wait? | Not at all | Up to 15 minutes | Up to 30 minutes | Longer
    yesno*: Will you come again?
    text: What may we do better?`,
  ),
  survey(
    'website',
    'website, website feedback, usability, app feedback, site',
    'Website survey',
    `
    single*: Why did you visit us today? | To get information | To buy something | To get help | Just looking
    yesno*: Did you find what you came for?
    rating*: How easy was it to find your way?
    scale*: How likely are you to come back?
    text: What was missing?`,
  ),
];

/** Where a text gives no subject. */
export const plainSurvey = 'customer';
