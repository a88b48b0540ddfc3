import { concepts } from '../concept.ts';

export const education = concepts('event', {
  classroom: {
    forms: 'classroom, lecture hall, computer room, seminar room',
    icon: 'School',
    fields: 'name, building:string, floor:string, seats:int, equipment list, status(free|in use|closed)',
    kind: 'resource',
    pools: {
      title: 'Room 101;Room 204;Physics lab;Art room;Computer room;Lecture hall A;Music room',
      building: 'Main building;East wing;Annex',
      floor: 'Ground floor;1st floor;2nd floor',
      equipmentList: 'Projector;Whiteboard;Smart board;Piano;Sinks;Computers',
    },
  },
  timetable_entry: {
    forms: 'timetable entry, timetable slot, timetable lesson, class period',
    icon: 'CalendarRange',
    fields:
      'subject, >school_class, >teacher?, >classroom, weekday(Monday|Tuesday|Wednesday|Thursday|Friday), start:time, end:time, room',
    pools: {
      title: 'Mathematics;English;Biology;History;Art;Physics;Geography;PE',
      subject: 'Mathematics;English;Biology;History;Art;Physics;Geography;PE',
      room: '101;102;204;Lab 1;Gym',
    },
  },
  report_card: {
    forms: 'report card, school report, term report',
    icon: 'FileBadge',
    fields:
      '>student?, term(autumn|spring|summer), year, average:string, absences:int, remarks, status(draft|signed|handed out)',
    kind: 'content',
    pools: {
      average: '1.4;1.7;2.0;2.3;2.8',
      remarks:
        'Works with care and helps others.;Good progress in reading.;Should take part more often.;Very strong in science.',
    },
  },
  school_trip: {
    forms: 'school trip, field trip, class trip, school excursion',
    icon: 'Bus',
    fields:
      'title, destination, >school_class, date, departure time, cost per student:money, consent due date, status(idea|approved|booked|done), notes',
    pools: {
      title:
        'Natural history museum;Zoo day;Forest school;Theatre matinee;Castle tour;Science centre;Farm visit',
      destination: 'Elmsfield;Northport;Oakham forest;Riverton',
      notes: 'Packed lunch needed.;Two helpers wanted.;Wear boots.;Coach booked for 48.',
    },
  },
  parent_meeting: {
    forms: 'parent meeting, parent-teacher meeting, parent teacher meeting, parent evening, parents evening',
    icon: 'Users',
    fields:
      '>student?, parent, >teacher?, date:datetime, room, topic, status(requested|confirmed|done|cancelled), notes',
    pools: {
      topic: 'Reading progress;Change of school;Homework;Behaviour in class;Maths support',
      room: '12;14;Library;Office',
      parent: 'Nadia Haddad;Tomas Novak;Clara Vogel;Kofi Mensah;Lena Berg',
    },
  },
  school_subject: {
    forms: 'school subject, taught subject',
    icon: 'BookMarked',
    fields: 'name, >teacher, hours per week:int, year, required:bool, description',
    kind: 'settings',
    pools: {
      title: 'Mathematics;English;Biology;History;Physics;Art;Geography;Music',
      description: 'Taught in all years.;Choice from year nine.;With lab lessons every second week.',
    },
  },
  thesis: {
    forms: 'thesis, dissertation, bachelor thesis, master thesis',
    icon: 'ScrollText',
    fields:
      'title, >student?, supervisor, second examiner, start date, due date, grade, status(proposed|registered|in progress|submitted|graded), abstract',
    kind: 'transaction',
    pools: {
      title:
        'Urban heat in small towns;Sleep and learning;Solar drying of fruit;Bilingual reading;Noise in open offices;Bees on rooftops;Music and memory;Paths of commuters;Clay as insulation;How rumours travel;Bees in the city;Learning by repair',
      abstract:
        'Twelve streets over one summer: shade, asphalt and water.;A survey of 210 pupils, followed by eight interviews.;A field study with three sites and one control.',
      grade: '1.3;1.7;2.0;2.3;1.0',
      supervisor: 'Prof. Elena Rossi;Prof. Samuel Okoye;Dr Mei Zhou;Prof. Greta Lindgren',
      secondExaminer: 'Dr Jonas Becker;Dr Priya Nair;Prof. Andre Moreau',
    },
  },
  scholarship: {
    forms: 'scholarship, bursary, stipend, fellowship',
    icon: 'GraduationCap',
    fields:
      'name, sponsor, amount, requirements, deadline, places, status(open|in selection|awarded|closed), link',
    kind: 'resource',
    pools: {
      title:
        'First in the family;Women in engineering;Music bursary;Study abroad;Rural teachers;Science talent;Rural scholars;Young researchers;Sport and study;Returners;Languages;Craft to college',
      sponsor: 'Alder Foundation;City of Riverton;Brightwater Trust;Alumni association',
      requirements:
        'Second year or later, good marks.;Motivation letter and one reference.;Household income below the limit.',
    },
  },
  behaviour_note: {
    forms: 'behaviour note, behavior note, behaviour report, behavior report, detention, behaviour incident',
    icon: 'NotebookTabs',
    fields:
      '>student?, >teacher, type(praise|warning|detention|call home), date, what happened, action taken:text, status(open|discussed|closed)',
    kind: 'log',
    pools: {
      whatHappened:
        'Helped a new classmate all week.;Late for the third time.;Phone used during the test.;Ran in the corridor.',
      actionTaken: 'Talked after class.;Parents informed.;Detention on Thursday.;Praise card sent home.',
    },
  },
  course_certificate: {
    forms: 'course certificate, completion certificate, certificate of completion, diploma',
    icon: 'Award',
    fields: 'certificate number, >student?, >course?, issue date, valid until, grade, file',
    kind: 'content',
    pools: {
      title: 'C-2026-014;C-2026-015;C-2026-016;C-2026-017;C-2026-018;C-2026-019',
      grade: 'Passed;Passed with merit;Distinction',
    },
  },
  internship: {
    forms: 'internship, work placement, apprenticeship, traineeship',
    icon: 'Briefcase',
    fields:
      'title, >student, >company?, supervisor, start date, end date, status(offered|applied|running|completed), description',
    kind: 'transaction',
    pools: {
      title:
        'Lab assistant;Web design;Hotel reception;Kindergarten;Car workshop;Local newspaper;Architecture office',
      description: 'Three days a week on site.;Help with the summer issue.;Own small project with a mentor.',
    },
  },
  library_fine: {
    forms: 'library fine, late fine, overdue fine',
    icon: 'Receipt',
    fields: '>borrower?, >loan, >book, days late:int, fine amount, date, paid',
    kind: 'log',
  },
  degree_program: {
    forms: 'degree programme, degree program, study programme, study program, major',
    icon: 'University',
    fields:
      'name, degree(bachelor|master|doctorate), faculty, semesters:int, places, language, head:string, description',
    kind: 'resource',
    pools: {
      title:
        'Environmental science;Nursing;Computer science;Social work;Architecture;Modern languages;History;Mechanical engineering;Psychology;Law;Biology;Film',
      faculty: 'Science;Health;Engineering;Arts;Social sciences',
      head: 'Prof. Elena Rossi;Prof. Samuel Okoye;Prof. Greta Lindgren',
      description: 'With a practical semester.;Taught in small groups.;Evening classes possible.',
    },
  },
  cover_lesson: {
    forms: 'cover lesson, substitution, substitute lesson, supply lesson',
    icon: 'Replace',
    fields:
      'subject, absent teacher, covered by, >school_class, date, period:int, room, status(open|covered|cancelled)',
    pools: {
      title: 'Mathematics 7b;English 9a;Biology 8c;History 10a;PE 6b;Art 5a',
      subject: 'Mathematics 7b;English 9a;Biology 8c;History 10a;PE 6b;Art 5a',
      absentTeacher: 'Mr Wright;Ms Petrova;Mr Alvarez;Ms Tanaka',
      coveredBy: 'Ms Keller;Mr Diallo;Ms Foster;Mr Marino',
      room: '101;102;204;Gym',
    },
  },
  driving_lesson: {
    forms: 'driving lesson, driving hour',
    icon: 'CarFront',
    fields:
      '>student?, >instructor, >vehicle, date:datetime, duration in minutes, type(city|country|motorway|night|parking), status(planned|done|cancelled), notes',
    pools: { notes: 'Check mirrors more.;Parking was good.;Motorway next time.;Ready for the test.' },
  },
  dorm_room: {
    forms: 'dorm room, dormitory room, student room, hall room',
    icon: 'BedDouble',
    fields:
      'number:string, building:string, type(single|double|shared), rent, >student, status(free|occupied|reserved|in repair)',
    kind: 'resource',
    pools: { title: '1.01;1.02;1.03;2.01;2.02;3.01;3.02', building: 'North hall;South hall;Riverside house' },
  },
});
