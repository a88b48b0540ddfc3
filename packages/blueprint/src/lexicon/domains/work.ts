import { concepts } from '../concept.ts';

export const work = concepts('transaction', {
  project: {
    forms: 'project, engagement',
    icon: 'FolderKanban',
    fields:
      'name, description, >customer, status(planned|active|on hold|completed), start date, due date, budget',
    pools: {
      title:
        'Website relaunch;Mobile app;Office move;Brand refresh;Customer portal;Data migration;Summer campaign;Warehouse upgrade;Trade fair stand;New booking system',
    },
  },
  task: {
    forms: 'task, to do, todo, to-do, action item, checklist item, assignment, errand',
    icon: 'CheckSquare',
    fields:
      'title, description, >project, status(to do|in progress|done), priority(low|medium|high), due date, assignee',
    pools: {
      title:
        'Prepare the weekly report;Call the supplier;Update the price list;Review the contract;Book the meeting room;Send the invoices;Clean up the backlog;Plan the team day;Order new stock;Answer open questions;Compare three offers;Update the website',
    },
  },
  subtask: {
    forms: 'subtask, sub-task',
    icon: 'ListChecks',
    fields: 'title, >task, done, due date',
    pools: {
      title:
        'Collect the numbers;Ask for feedback;Write the draft;Check the links;Send it out;Book the date;Get approval;Proofread once more;Print two copies;Tell the team',
    },
  },
  milestone: {
    forms: 'milestone, deliverable',
    icon: 'Flag',
    fields: 'name, >project, due date, status(planned|in progress|reached)',
    pools: {
      title:
        'Kick-off;First draft;Design approved;Beta;Launch;Handover;User tests;Contract signed;Second draft;Training done',
    },
  },
  issue: {
    forms: 'issue, bug, defect, bug report',
    icon: 'Bug',
    fields:
      'title, >project, severity(low|medium|high|critical), steps to reproduce, status(open|in progress|in review|resolved|closed), >label, >release, assignee, screenshot',
    pools: {
      title:
        'Login button does nothing;Totals are rounded wrongly;Page is blank on phones;Export misses a column;Search ignores accents;Wrong time zone in e-mails;Upload fails over 5 MB;Menu overlaps the title;Dates jump by one day;Filter is lost after going back;Pictures load twice;Password mail arrives late',
      stepsToReproduce:
        'Open the page, click Save twice, look at the list.;Sign in on a phone and turn it sideways.;Filter by status, then sort by date.;Upload a large picture and reload.',
    },
  },
  ticket: {
    forms: 'ticket, support ticket, help desk ticket, support request, support case',
    icon: 'LifeBuoy',
    fields:
      'subject, description, >customer?, status(open|in progress|waiting|resolved|closed), priority(low|normal|high|urgent), category(question|problem|billing|request), assignee, due date',
    pools: {
      title:
        'Cannot sign in;Invoice shows the wrong address;How do I export my data?;App is slow since Monday;Please add a second user;Refund for a double payment;Printer does not answer;New laptop needed;Card reader shows an error;Change of address;Where is my parcel?;Door code does not work',
    },
  },
  request: {
    forms: 'request, service request, purchase request, approval request, change request',
    icon: 'Inbox',
    fields:
      'title, description, requested by, status(submitted|in review|approved|rejected), priority(low|medium|high), request date, amount',
    pools: {
      title:
        'New monitors;Access to the archive;Extra chairs;Training budget;Software licence;Parking permit;Standing desk;Second key;Business cards;Headset;Room for a workshop;Safety shoes',
    },
  },
  leave_request: {
    forms:
      'leave request, leave, time off, time-off request, vacation, vacation request, holiday request, absence, day off',
    icon: 'Palmtree',
    fields:
      'employee name, >employee, type(vacation|sick|unpaid|other), start date, end date, days:int, status(requested|approved|declined), reason',
    pools: { reason: 'Family visit;Summer holiday;Doctor;Moving house;Long weekend' },
  },
  label: {
    forms: 'label, tag',
    icon: 'Tag',
    fields: 'name, color',
    kind: 'settings',
    pools: { title: 'Frontend;Backend;Design;Documentation;Performance;Security' },
  },
  release: {
    forms: 'release, version, sprint',
    icon: 'Rocket',
    fields: 'version, release date, status(planned|in progress|released), notes',
    kind: 'event',
    pools: { title: '1.0.0;1.1.0;1.2.0;2.0.0;2.1.0;2.2.0' },
  },
  feature_request: {
    forms: 'feature request, feature, suggestion, idea, improvement',
    icon: 'Lightbulb',
    fields:
      'title, description, category(product|service|other), status(new|under review|planned|done), votes, submitted by',
    kind: 'content',
    pools: {
      title:
        'Longer opening hours on Thursdays;A quiet corner to sit;Better signs at the entrance;A box for lost things;More light in the evening;A monthly get-together;Somewhere dry to park bicycles;A newsletter on paper, too;A place to swap things;Open the doors ten minutes earlier;A board for small notices;Ask everybody once a year',
      description:
        'Many of us come after work and find the door locked.;It would make waiting much nicer.;New people keep asking the way.;Gloves and umbrellas end up in five different places.;The path to the gate is hard to see from October on.;We could try it for half a year and see who comes.;A simple roof would do, two of us would help.;Not everybody reads mail, and some like to pin it up.;What one has too much of, somebody else is looking for.;In winter people stand in the cold before we begin.;Lifts, lost cats, a spare table: where do they go now?;A short list of questions would show what matters most.',
    },
  },
  feedback: {
    forms: 'feedback, testimonial',
    icon: 'MessageSquare',
    fields: 'name, message, rating, submitted date, status(new|read|answered)',
    kind: 'content',
    pools: {
      title: 'Hana Mori;Diego Luna;Aisha Bello;Pekka Salo;Wei Chen;Ines Soto;Jonas Becker;Priya Nair',
      message:
        'Quick help and a friendly tone.;The wait could be shorter.;Found what I needed at once.;Please put up a map.;Clear, and nice to look at.;Everybody took their time.;The second visit was even better.;A little loud, but worth it.',
    },
  },
  time_entry: {
    forms: 'time entry, time log, timesheet entry, work log, hour, worked hour',
    icon: 'Clock',
    fields: 'description, >project, >task, start:datetime, end:datetime, duration=start~end, note',
    kind: 'log',
    pools: {
      title:
        'Design review;Client call;Implementation;Bug fixing;Planning;Writing the proposal;Research;Testing',
    },
  },
  meeting: {
    forms: 'meeting, one-on-one, 1:1, standup',
    icon: 'CalendarDays',
    fields: 'title, date, start time, location, attendees, agenda, notes',
    kind: 'event',
    pools: {
      title:
        'Weekly sync;Budget review;Kick-off;Retrospective;Board meeting;Hiring round;Product demo;Supplier talk;Planning day;Customer visit;Year review',
      agenda: 'Open points;Numbers;Next steps;Risks',
    },
  },
  decision: {
    forms: 'decision',
    icon: 'Gavel',
    fields: 'title, context, outcome, date, decided by',
    kind: 'content',
    pools: {
      title:
        'Move to weekly releases;Hire a second designer;Close on Mondays;One supplier for paper;New price list;Keep the old logo;Repair the old van;Meet only twice a month;Paper instead of plastic;Longer opening hours',
      context: 'Two options were on the table.;Asked for by three customers.;Costs rose by a fifth.',
      outcome: 'Agreed by all.;Try it for three months.;Put off until autumn.',
    },
  },
  goal: {
    forms: 'goal, objective, okr, target, resolution',
    icon: 'Target',
    fields:
      'title, description, target value:number, reached so far:number, deadline, status(not started|in progress|achieved)',
    kind: 'resource',
    pools: {
      title:
        'Run a half marathon;Read 24 books;Save for a trip;Learn Italian;Grow monthly sales;Finish the course;Cycle to work;Cook at home five days',
    },
  },
  key_result: {
    forms: 'key result',
    icon: 'TrendingUp',
    fields: 'title, >goal, target value:number, current value:number, due date',
    pools: {
      title:
        'Ten new customers;Reply within four hours;Three talks given;Costs down by 5%;Rating above 4.5;Two new partners;All manuals updated;Waiting time halved',
    },
  },
  work_order: {
    forms: 'work order, repair order, service order, repair, repair job',
    icon: 'Wrench',
    fields:
      'title, >vehicle, >customer, >technician?, description, status(received|in progress|waiting for parts|finished|collected), parts cost, labour cost, received:date, total cost=parts cost+labour cost',
    pools: {
      title:
        'Brake pads front;Annual service;Oil leak;Clutch replacement;New tyres;Battery and alternator;Exhaust noise;Air conditioning',
    },
  },
  job: {
    forms: 'job, service call, field job',
    icon: 'Hammer',
    fields:
      'title, >customer?, >vehicle, address, description, status(scheduled|in progress|done|invoiced), scheduled date, assignee, price',
    sameAs: 'work_order, position, move',
    pools: {
      title:
        'Kitchen tap;Garden fence;Roof check;Bathroom tiles;Boiler service;Window repair;Attic insulation;New light switches;Paint the stairwell;Shower door;Terrace steps;Gutter cleaning',
    },
  },
  position: {
    forms: 'position, vacancy, job opening, opening, job posting, role to fill, job post, job listing',
    icon: 'BriefcaseBusiness',
    fields:
      'title, >department?, location, type(full-time|part-time|contract), status(open|on hold|closed), salary range, description, posted date',
    kind: 'resource',
    pools: {
      title:
        'Product designer;Backend engineer;Office manager;Sales representative;Data analyst;Customer support agent;Warehouse assistant;Electrician;Nurse;Head chef',
      location: 'Berlin;Lisbon;Remote;Leeds;Toronto',
    },
  },
  interview: {
    forms: 'interview, job interview',
    icon: 'MessagesSquare',
    fields: '>candidate?, date:datetime, interviewer, score:1-10, type(phone|video|on site), notes',
    kind: 'event',
  },
  application: {
    forms: 'application, job application, membership application, submission',
    icon: 'FileText',
    fields:
      'applicant, email, phone, >pet, >position, >property, message, attachments, status(received|under review|accepted|declined), submitted date',
    pools: {
      message:
        'I would be glad to introduce myself.;Available from next month.;See the attached letter.;I have done this for three years.',
    },
  },
  grant_application: {
    forms: 'grant application, funding application, grant request, scholarship application, proposal',
    icon: 'FileText',
    fields:
      'title, applicant, email, amount requested, summary, attachments, status(received|under review|accepted|declined), submitted date',
    pools: {
      title:
        'School garden;Youth theatre;Repair café;River clean-up;Coding club;Community kitchen;Mobile library;Bike workshop',
    },
  },
  review: {
    forms: 'review, assessment, evaluation, appraisal',
    icon: 'Star',
    fields: 'reviewer, >application, >product, score:1-10, comment, review date',
    kind: 'content',
    pools: {
      comment:
        'Clear plan and a realistic budget.;Good idea, timeline is tight.;Strong team, some open questions.;Needs a clearer goal.',
    },
  },
  customer_review: {
    forms: 'customer review, guest review, visitor review, product review, star review',
    icon: 'Star',
    fields: 'name, rating, text:text',
    kind: 'content',
    pools: {
      name: 'Hana;Diego;Aisha;Pekka;Wei;Ines;Jonas;Priya;Marta;Samuel',
      rating: '5;4;5;3;4;5;2;4;5;4',
      text: 'Friendly from the start, and all as promised.;Very good, only the wait was a little long.;We will come back with the whole family.;Fine, though I had hoped for more choice.;Good value and kind people.;The best we have had in a long time.;Not what we expected, but they took us seriously.;Easy to arrange and well done.',
    },
  },
  department: {
    forms: 'department, division, business unit',
    icon: 'Building2',
    fields: 'name, manager, budget, description',
    kind: 'settings',
    pools: { title: 'Sales;Finance;Operations;Marketing;People;Support' },
  },
  document: {
    forms: 'document, policy, paper, certificate',
    icon: 'FileText',
    fields:
      'title, file, category(contract|policy|report|other), status(draft|active|expired), start date, expiry date, notes',
    kind: 'content',
    pools: {
      title:
        'Office lease;Insurance policy;Supplier agreement;Privacy notice;Annual report;Maintenance contract;Fire safety plan;Price list;House rules;Minutes of the meeting',
    },
  },
  checklist: {
    forms: 'checklist, checklist template',
    icon: 'ListChecks',
    fields: 'title, description, items:lines, due date, status(open|done)',
    pools: {
      title:
        'Opening the shop;Closing the shop;First day at work;Monthly backup;Safety round;Before the event;Handing over the flat;New customer;Before the holidays;Weekly cleaning',
      items: 'Lights;Alarm;Windows;Till;Fridge;Keys;Heating;Post',
      description: 'Every day, takes ten minutes.;Done by whoever comes first.;Sign when finished.',
    },
  },
  inspection: {
    forms: 'inspection, audit, safety check, site visit',
    icon: 'ClipboardCheck',
    fields:
      'title, location, inspector, inspection date, result(passed|passed with remarks|failed), findings, photo',
    kind: 'event',
    pools: {
      title:
        'Fire doors;Kitchen hygiene;Ladder check;Electrical safety;Playground;First-aid kits;Emergency lights;Gas heating;Lift;Fire extinguishers',
    },
  },
  incident: {
    forms: 'incident, accident, complaint, outage, problem report, damage report',
    icon: 'TriangleAlert',
    fields:
      'title, description, severity(low|medium|high), incident date, location, reported by, status(open|investigating|resolved)',
    pools: {
      title:
        'Water in the basement;Slip on the stairs;Broken window;Power cut;Lost keys;Late delivery;Dog bite;Cut finger;Fire alarm without fire;Scratched car door',
    },
  },
  campaign: {
    forms: 'campaign, marketing campaign, ad campaign, fundraiser',
    icon: 'Megaphone',
    fields:
      'name, channel(email|social|search|print), start date, end date, budget, target amount, status(draft|running|finished), description',
    kind: 'event',
    pools: {
      title:
        'Spring launch;Back to school;Winter sale;Newsletter welcome;Local radio;Anniversary;Open house;Bring a friend;Summer offers;New catalogue',
    },
  },
  deal: {
    forms: 'deal, opportunity, sales opportunity',
    icon: 'Handshake',
    fields:
      'title, >company, >contact, >customer, value, stage(new|qualified|proposal|negotiation|won|lost), expected close date, >user, notes',
    pools: {
      title:
        'Annual licence;Fleet renewal;Office fit-out;Training package;Support contract;Pilot project;Second location;Machine hire;Yearly catering;Website care',
    },
  },
  company: {
    forms: 'company, organisation, organization, account, business, firm, partner',
    icon: 'Building2',
    fields: 'name, website, industry, phone, address, status(prospect|customer|former)',
    kind: 'resource',
    pools: {
      title:
        'Alder & Finch;Brightwater;Corner Bakery Group;Delta Freight;Evergreen Homes;Fable Studios;Granite Works;Hollis Dental',
      industry: 'Retail;Software;Logistics;Health;Construction;Media',
    },
  },
  activity: {
    forms: 'activity, interaction, follow-up, call log, touchpoint',
    icon: 'Activity',
    fields: 'title, type(call|email|meeting|note), date, >contact, >deal, >customer, notes',
    kind: 'log',
    pools: {
      title:
        'Intro call;Sent the offer;Lunch meeting;Follow-up mail;Demo;Contract question;Site visit;Call back;Price talk;Reference call;Invitation to the open day;Thank-you note',
    },
  },
  quote: {
    forms: 'quote, quotation, estimate, offer',
    icon: 'FileText',
    fields: 'title, >customer?, amount, valid until date, status(draft|sent|accepted|declined), notes',
    pools: {
      title:
        'Kitchen renovation;Garden design;Website;Roof repair;Catering for 40;Office cleaning;Bathroom tiles;Moving three rooms;Wedding photos;Heating service',
    },
  },
  shift: {
    forms: 'shift, work shift, roster entry, rota entry',
    icon: 'CalendarClock',
    fields:
      'title, location, >employee, start time, end time, needed people:int, status(open|full|done), notes',
    kind: 'event',
    pools: {
      title: 'Morning team;Food bank;Registration desk;Evening clean-up;Car park;Kitchen;Late shift',
      location: 'Town hall;Riverside park;Main entrance;Community kitchen;Gate B',
    },
  },
  equipment_loan: {
    forms: 'equipment loan, check-out, checkout record',
    icon: 'ArrowLeftRight',
    fields: '>equipment, borrowed by, checked out date, due date, returned',
    kind: 'transaction',
  },
  survey: {
    forms: 'survey, poll, questionnaire',
    icon: 'ClipboardList',
    fields: 'title, description, status(draft|open|closed), closing date',
    kind: 'content',
    pools: {
      title:
        'How was your visit?;Summer party date;New opening hours;Where to go next summer;Best evening to meet;After the event;Name for the newsletter;Ideas for next year;New members;Winter trip',
      description: 'Five short questions.;Answers stay anonymous.;Open until Friday.',
    },
  },
  note: {
    forms: 'note, memo, journal entry, diary entry',
    icon: 'NotebookPen',
    fields: 'title, content, tags, date',
    kind: 'content',
    pools: {
      title:
        'Ideas for the weekend;Reading list;Call with Anna;Packing list;Things I learned;Gift ideas;Films to watch;Measurements of the window;Recipe from Clara;Things to repair',
    },
  },
});
