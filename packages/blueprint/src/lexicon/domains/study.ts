import { concepts } from '../concept.ts';

export const study = concepts('log', {
  study_session: {
    forms: 'study session, study block, learning session, revision session, focus session, pomodoro',
    icon: 'Timer',
    fields: 'title, >course, date, duration, focus:rating, notes',
    pools: {
      title: 'Statistics chapter 4;Vocabulary;Essay outline;Past papers;Lab protocol;Reading',
      duration: '50;25;90;120;60;45',
    },
  },
  deck: {
    forms: 'deck, flashcard deck, card deck, card set, flashcard set',
    icon: 'Layers',
    kind: 'resource',
    fields: 'name, subject, description, color, last studied date',
    pools: {
      title: 'Spanish verbs;Anatomy: bones;Capitals of Europe;Organic chemistry;Music theory',
      subject: 'Spanish;Anatomy;Geography;Chemistry;Music',
      description:
        'Irregular forms, present and past;206 of them, part by part;Every one with its flag;Groups and reactions;Intervals and chords',
    },
  },
  reading_session: {
    forms: 'reading session, reading log entry, reading entry',
    icon: 'BookOpen',
    fields: '>book?, date, pages read:int, duration, note',
    pools: { pagesRead: '24;31;12;45;18;36', duration: '30;40;15;60;25;45' },
  },
  book_quote: {
    forms: 'book quote, favourite quote, favorite quote',
    icon: 'Quote',
    kind: 'content',
    fields: 'quote:text, author, >book, page:int, tags, favourite',
    pools: {
      title:
        'Begin where you stand.;Nothing is lost that is shared.;Slow water cuts deep.;Ask twice, cut once.;The map is not the walk.;Leave the door a little open.',
      author: 'Ada Lindqvist;Tomas Berg;Mei Tanaka;Samuel Okoye;Ines Duarte;Joan Reyes',
      page: '12;88;141;203;56;310',
      tags: 'Patience;Work;Friendship;Courage;Nature',
    },
  },
  semester: {
    forms: 'semester, school term, trimester, academic year',
    icon: 'CalendarRange',
    kind: 'resource',
    fields: 'name, start date, end date, credits:int, status(planned|current|finished), notes',
    pools: { title: 'Autumn 2025;Spring 2026;Autumn 2026;Spring 2027', credits: '30;28;30;32' },
  },
  research_paper: {
    forms: 'literature source, citation, bibliography entry',
    icon: 'FileText',
    kind: 'content',
    fields:
      'title, authors:string, year:int, journal, doi:string, link, tags, status(to read|reading|read|cited), summary, file',
    pools: {
      title:
        'Pollination in dense cities;Trade along small rivers;Attention and paper;A survey of rail noise;Osmosis revisited',
      authors: 'Lindqvist, Berg;Okoye et al.;Tanaka, Rossi;Novak;Iyer, Marino',
      year: '2019;2021;2017;2022;2015',
      journal: 'Urban Ecology;Economic History;Reading Research;Acoustics;Cell Notes',
      doi: '10.1000/ue.2019.12;10.1000/eh.2021.4;10.1000/rr.2017.88;10.1000/ac.2022.31;10.1000/cn.2015.7',
      tags: 'Bees;Cities;Methods;Survey;Theory',
    },
  },
  study_note: {
    forms: 'lecture note, study note, class note, course note',
    icon: 'NotebookPen',
    kind: 'content',
    fields: 'title, >course, date, content, tags, file',
    pools: {
      title:
        'Week 1: what is a model?;Derivatives in pictures;Cell division;Causes of 1848;Photosynthesis;Supply and demand',
      tags: 'Exam;Definitions;Examples;Questions;Revision',
    },
  },
  skill: {
    forms: 'skill',
    icon: 'Sparkles',
    kind: 'resource',
    fields:
      'name, category(language|craft|music|sport|work|other), level(beginner|intermediate|advanced), hours practised:number, goal:string, last practised date',
    pools: {
      title: 'Watercolour;Italian;Touch typing;Sourdough;Chess openings;Finger picking',
      category: 'Craft;Language;Work;Craft;Other;Music',
      hoursPractised: '34;120;18;52;75;64',
      goal: 'A sketchbook a month;Order without English;60 words a minute;Even crumb;Know five lines;Play one whole song',
    },
  },
  practice_session: {
    forms: 'practice session, practice log, practice entry, instrument practice, music practice',
    icon: 'Music',
    fields: 'date, >song, instrument, duration, focus:string, tempo:int, rating, notes',
    pools: {
      title: 'Scales;Chord changes;Bars 17 to 32;Sight reading;Whole piece slowly',
      focus: 'Scales;Chord changes;Bars 17 to 32;Sight reading;Whole piece slowly',
      instrument: 'Piano;Guitar;Piano;Cello;Guitar',
      duration: '30;20;45;15;40',
      tempo: '80;92;66;72;60',
    },
  },
});
