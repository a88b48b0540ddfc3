/** Words of a short wish that say nothing of what is kept; each is written as a part of a regular expression. */
const words = (text: string): string => text.split(', ').join('|');

/** "For my family", "for busy students": whom or what it is for. */
const users = words(
  'week, month, year, family, family and friends, families and friends, friends, friends and family, kids, children, home, house, household, flat, roommates, flatmates, own use, personal use, private use, everyday use, daily use, daily life, students?, myself, me, us, trips?, travel, couples?, school, uni, university, college, college students, exams, studies, classes, beginners, adults, teens, teenagers, seniors, women, men, dogs?, cats?, pets?, cars?',
);
const whose = words('my, our, the, a, each, every, busy, whole, small, two, three');
export const audience = new RegExp(` (?:for|of|with) (?:(?:${whose}) )*(?:${users})$`);

const plain = words(
  'simple, small, little, personal, private, my own, my, our, own, nice, easy, quick, modern, clean, basic, minimal, minimalist, beautiful, pretty, online, digital, cute, the, an?, smart, new, full, proper, good, better, kids, kid, children, students?, daily, every month, each month, every day, each day, family, shared, all, household, home, house',
);
/** "A simple daily habit tracker" is a habit tracker. */
export const fillers = new RegExp(`\\b(?:${plain})\\b ?`, 'g');

const tools = words(
  'tracker, tracking, app, application, log, logger, logbook, diary, journal, planner, planning, plan, list, manager, management, organi[sz]er, book, notebook, tool, site, website, web app, record, register, reminder, chart, timer, care, maintenance, watchlist, library, collection, inventory, calendar, history, maker, keeper, counter, box',
);
/** "Tracker", "planner app" at the end: words that make an app of what stands before them. */
export const toolWords = new RegExp(`(?:\\b(?:${tools})s?(?: |$))+$`);
