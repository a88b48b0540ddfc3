import type { SiteKind } from './site-kind.ts';

const student = { concept: 'student', words: 'student, pupil', takes: /^(?:student|pupil|learner)$/ };
const homework = {
  concept: 'homework',
  words: 'homework, assignment',
  takes: /^(?:homework|assignment|exercise sheet)$/,
};

/** Schools, courses and quizzes. */
export const learningKinds: readonly SiteKind[] = [
  {
    shape:
      /\b(?:online courses?|course platform|e-?learning|learning platform|lms|course (?:site|web ?site)|online (?:school|academy))\b/,
    type: 'courses',
    things: [
      {
        concept: 'course',
        words: 'course',
        fields:
          'title, photo, >teacher?, category:string, level(beginner|intermediate|advanced), price, status(draft|published), description',
      },
      {
        concept: 'lesson',
        words: 'lesson',
        takes: /^(?:lesson|video|lecture|video lesson)$/,
        fields: 'title, >course, order:int, duration in minutes, video link, text:richtext, file',
      },
      { concept: 'teacher', words: 'teacher, instructor', asked: /\b(?:teachers?|instructors?)\b/ },
      {
        concept: 'exam',
        words: 'quiz',
        takes: /^(?:quiz|test|exam)$/,
        asked: /\bquiz|\btests?\b|\bexams?\b/,
        fields: 'title, >course, >lesson, pass mark:percent, description',
      },
      {
        concept: 'quiz_question',
        words: 'question',
        takes: /^(?:question|quiz question)$/,
        asked: /\bquiz/,
        fields: 'question:text, >exam, options:lines, correct answer:string, explanation:text',
      },
      { ...student, fields: 'name, email, photo, joined:date, notes' },
      {
        concept: 'enrollment',
        words: 'enrollment',
        takes: /^(?:enrol|progress)/,
        fields: '>student, >course, enrolled date, progress, status(active|completed|dropped)',
      },
    ],
    noFields: /^(?:quiz|lessons?|progress)/,
    withoutPages: /^(?:quiz|leaderboard)$/,
  },
  {
    shape: /\b(?:homework|assignments?)\b/,
    unless:
      /\b(?:my|keeps?|track\w*|log|planner|work assignments?|shifts?|tasks?|projects?|employees?|volunteers?|drivers?)\b/,
    type: 'school',
    things: [
      {
        concept: 'school_class',
        words: 'class',
        takes: /^(?:class|school class)$/,
        asked: /\b(?:school|class|teacher|portal)/,
        fields: 'name, >teacher, year, room',
      },
      {
        concept: 'course',
        words: 'course',
        asked: /\bcourses?\b/,
        fields: 'title, >teacher?, start date, end date, description',
      },
      {
        concept: 'school_subject',
        words: 'subject',
        asked: /^(?!.*\bcourses?\b)/,
        fields: 'name, description',
      },
      {
        ...homework,
        fields: 'title, >school_subject?, >school_class, >course, description, set date:date, due date, file',
      },
      { ...student, fields: 'name, email, >school_class, guardian contact, notes' },
      { concept: 'teacher', words: 'teacher', asked: /\bteachers?\b/ },
      {
        concept: 'homework_submission',
        words: 'submission',
        takes: /^(?:submission|answer)$/,
        asked: /\b(?:submi\w+|hand(?:s|ed)? in|turn(?:s|ed)? in|upload\w*)\b/,
      },
      {
        concept: 'grade',
        words: 'grade, mark',
        asked: /\b(?:grades?|marks)\b/,
        fields: '>student, >homework, >course, score:number, date, comment',
      },
    ],
    drops: /^(?:portal|school|user)$/,
    noFields: /^(?:subjects?|class|grades?|homework)$/,
  },
  {
    shape: /\b(?:quiz|trivia)\b.*\bcategor/,
    unless: /\bcourse|\blesson/,
    type: 'quiz',
    things: [
      { concept: 'category', words: 'category' },
      {
        concept: 'quiz_question',
        words: 'question',
        takes: /^(?:question|quiz question|trivia question)$/,
        fields: 'question:text, >category, options:lines, correct answer:string, explanation:text',
      },
      { concept: 'quiz_score', words: 'score', takes: /^(?:score|high score|result|leaderboard)$/ },
    ],
    drops: /^(?:pub )?quiz(?: night)?$/,
    noFields: /^(?:categor|scores?)/,
  },
];
