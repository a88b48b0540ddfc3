import type { TemplateData } from '../template-data.ts';

export const habits: TemplateData = {
  id: 'habits',
  name: 'Habits',
  summary: 'Tick off your habits each day, see your streaks and note how you feel.',
  group: 'life',
  icon: 'CircleCheckBig',
  color: '#3f6212',
  keywords: 'habit streak routine goal daily tracker mood journal self morning discipline checkin',
  use: 'personal',
  things: [
    {
      name: 'Habit',
      concept: 'habit',
      fields: [
        'Name!',
        'Frequency: choice: Daily, Weekdays, Weekly',
        'Reminder: time',
        'Started on: date',
        'Why: long text',
      ],
      rows: `
        Read ten pages | Daily | 21:30 | -60 | More books, less scrolling.
        Walk before lunch | Weekdays | 12:00 | -45 | Fresh air clears my head.
        Drink two litres of water | Daily | 09:00 | -90 | -
        Stretch for ten minutes | Daily | 07:00 | -20 | My back says thank you.
        Call family | Weekly | 18:00 | -120 | -`,
    },
    {
      name: 'Check-in',
      concept: 'habit_log',
      icon: 'Check',
      fields: ['Habit!: link: Habit', 'Date!: date', 'Done: yes or no'],
    },
    {
      name: 'Mood',
      concept: null,
      icon: 'Smile',
      kind: 'content',
      fields: ['In one line!', 'Date: date', 'Mood: rating', 'Hours of sleep: number', 'Notes: long text'],
      rows: `
        Slow start, good evening | 0 | 4 | 7 | Cooked something new.
        Tired but calm | -1 | 3 | 6 | -
        Long walk by the river | -2 | 5 | 8 | Saw a heron.
        Too many meetings | -3 | 2 | 6.5 | Leave a gap at noon next time.
        Finished the book | -4 | 5 | 7.5 | -
        Rain all day | -5 | 3 | 8 | -`,
    },
    {
      name: 'Goal',
      concept: null,
      icon: 'Target',
      kind: 'transaction',
      fields: ['Title!', 'Why: long text', 'By: date', 'Status: states: Someday, In progress, Reached'],
      rows: `
        Run five kilometres without a break | For the feeling afterwards. | +60 | In progress
        Read twelve books this year | - | +200 | In progress
        Learn to bake bread | My grandmother’s recipe. | +30 | Reached
        A week without social media | - | +90 | Someday`,
    },
  ],
  pages: [{ kind: 'checklist', thing: 'Habit', name: 'Today', isMain: true }],
};
