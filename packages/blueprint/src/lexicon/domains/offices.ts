import { concepts } from '../concept.ts';

export const offices = concepts('transaction', {
  legal_case: {
    forms: 'legal case, court case, case file, client matter, lawsuit, legal matter, client case',
    icon: 'Scale',
    fields:
      'title, case number, >customer?, >lawyer, type(civil|criminal|family|labour|tax), court, opened date, next deadline, status(open|in court|settled|closed), notes',
    pools: {
      title:
        'Rent dispute Mill Lane;Contract breach Delta;Custody Haddad;Unpaid wages;Boundary fence;Late delivery claim',
      court: 'District court;Regional court;Labour court;Family court',
      notes: 'Other side asks for four weeks.;Witness list sent.;Settlement possible.',
    },
  },
  hearing: {
    forms: 'hearing, court hearing, court date, trial date',
    icon: 'Gavel',
    fields: '>legal_case?, date:datetime, court, room, judge, outcome, status(scheduled|held|postponed)',
    kind: 'event',
    pools: {
      court: 'District court;Regional court;Labour court',
      room: 'Room 3;Room 7;Hall 1',
      outcome: 'Postponed to May.;Settlement reached.;Expert to be heard.',
    },
  },
  lawyer: {
    forms: 'lawyer, attorney, solicitor, barrister, paralegal, notary',
    icon: 'Scale',
    fields:
      'name, email, phone, specialty, hourly rate, bar number, office:string, status(available|busy|away)',
    kind: 'person',
    pools: {
      specialty: 'Labour law;Family law;Contracts;Property;Tax;Criminal law',
      office: 'Room 1;Room 2;Room 3;Branch north',
    },
  },
  tax_return: {
    forms: 'tax return, tax declaration, tax filing, vat return',
    icon: 'FileSpreadsheet',
    fields:
      '>customer?, tax year:int, type(income|vat|corporate|property), due date, amount due, assignee, status(documents missing|in preparation|filed|assessed), notes',
    pools: { notes: 'Bank statement missing.;Signed copy back.;Extension until May.' },
  },
  insurance_policy: {
    forms: 'insurance policy, insurance contract, insurance',
    icon: 'Umbrella',
    fields:
      'policy number, >customer, insurer, type(home|car|liability|health|life|travel), premium:money, start date, end date, insured value, status(offered|active|cancelled|expired)',
    pools: {
      title: 'PL-40117;PL-40118;PL-40119;PL-40120;PL-40121;PL-40122',
      insurer: 'Harbour Mutual;Northern Cover;Oakham Insurance;Blue Shield House',
    },
  },
  claim: {
    forms: 'insurance claim, warranty claim, damage claim, guarantee claim',
    icon: 'FileWarning',
    fields:
      'claim number, >customer?, >policy, what happened, incident date, amount, attachments, status(reported|in review|approved|paid|rejected)',
    pools: {
      title: 'CL-7001;CL-7002;CL-7003;CL-7004;CL-7005;CL-7006',
      whatHappened:
        'Water from the flat above.;Rear bumper in the car park.;Bicycle stolen at the station.;Hail on the roof.',
    },
  },
  visitor_entry: {
    forms:
      'visitor entry, visitor log, visitor log entry, visitor check-in, visitor record, visitor registration, visitor book',
    icon: 'IdCardLanyard',
    fields:
      'name, company, host:string, reason, arrived at:datetime, left at:datetime, badge number, status(expected|checked in|left)',
    kind: 'log',
    pools: {
      name: 'Sarah Lindqvist;Tomás Ortega;Grace Adeyemi;Piotr Nowak;Hannah Weiss;Kenji Mori',
      reason: 'Meeting;Interview;Delivery;Maintenance;Audit;Tour',
      host: 'Amara Bello;Clara Vogel;Ravi Iyer;Ben Foster',
    },
  },
  meeting_room: {
    forms: 'meeting room, conference room, board room, boardroom',
    icon: 'Presentation',
    fields: 'name, location, capacity, equipment list, status(free|in use|closed), photo',
    kind: 'resource',
    pools: {
      title: 'Oak;Harbour;Skylight;Board room;Garden room;Fishbowl',
      location: 'Ground floor;1st floor;2nd floor',
      equipmentList: 'Screen;Whiteboard;Camera;Flip chart;Phone',
    },
  },
  letter: {
    forms: 'letter, incoming mail, mail item, post item, incoming letter, outgoing letter, correspondence',
    icon: 'MailOpen',
    fields:
      'subject, sender:string, recipient:string, direction(incoming|outgoing), date, >department, file, status(received|assigned|answered|filed)',
    kind: 'log',
    pools: {
      title:
        'Reminder, invoice 204;Change of address;Application for a permit;Thank-you note;Objection;New price list',
      sender: 'City of Riverton;Delta Freight;Hollis Dental;Clara Vogel;Tax office',
      recipient: 'Finance;Front office;Management;Personnel',
    },
  },
  office_supply: {
    forms: 'office supply, consumable, stationery item, office material',
    icon: 'Paperclip',
    fields:
      'name, category(paper|writing|kitchen|cleaning|technical), stock, minimum stock, unit, price, >supplier, location',
    kind: 'resource',
    pools: {
      title: 'Copy paper A4;Ballpoint pens;Coffee beans;Toner, black;Sticky notes;Hand soap;Envelopes C5',
      unit: 'boxes;packs;pieces;kg',
      location: 'Cupboard 1;Kitchen;Store room',
    },
  },
  onboarding_step: {
    forms: 'onboarding step, onboarding task, onboarding item, offboarding task',
    icon: 'Footprints',
    fields:
      'title, >employee?, due date, responsible person, category(paperwork|equipment|access|training|people), status(open|in progress|done), notes',
    pools: {
      title:
        'Sign the contract;Order a laptop;Tour of the house;Meet the team;Set up e-mail;Safety briefing;First review',
      notes: 'Before day one.;With the team lead.;Takes about an hour.',
    },
  },
  training_record: {
    forms:
      'training record, compliance training, safety training, training certificate, staff training, safety briefing',
    icon: 'GraduationCap',
    fields:
      'course name, >employee?, provider, completed date, valid until, hours, certificate:file, status(planned|completed|expired)',
    kind: 'log',
    pools: {
      title: 'First aid;Fire safety;Forklift;Data protection;Working at height;Food hygiene',
      courseName: 'First aid;Fire safety;Forklift;Data protection;Working at height;Food hygiene',
      provider: 'In-house;Red tent school;Safety institute;Online academy',
    },
  },
  performance_review: {
    forms: 'performance review, annual review, employee review, staff appraisal, appraisal interview',
    icon: 'ChartNoAxesCombined',
    fields:
      '>employee?, reviewer, period, strengths:text, goals:text, rating, review date, status(planned|self-assessment|discussed|signed)',
    kind: 'content',
    pools: {
      period: '2025;First half 2026;Second half 2026;Probation',
      strengths: 'Calm with difficult customers.;Finds mistakes before others do.;Brings people together.',
      goals: 'Lead the next small project.;Train a second person.;Write shorter reports.',
    },
  },
  payslip: {
    forms: 'payslip, pay slip, payroll entry, salary slip, payroll run, wage slip, salary statement',
    icon: 'Banknote',
    fields:
      '>employee?, month:string, net pay:money, hours worked, bonus, payment date, file, status(draft|approved|paid)',
    pools: { month: 'January;February;March;April;May;June' },
  },
  business_trip: {
    forms: 'business trip, travel request, travel order, travel expense claim',
    icon: 'Plane',
    fields:
      'purpose:string, >employee?, destination, start date, end date, transport(train|car|plane), estimated cost:money, status(requested|approved|booked|settled)',
    pools: {
      title: 'Trade fair;Client workshop;Supplier visit;Team meeting;Training;Site inspection',
      purpose: 'Trade fair;Client workshop;Supplier visit;Team meeting;Training;Site inspection',
      destination: 'Lisbon;Hamburg;Leeds;Turin;Northport;Gdansk',
    },
  },
  phone_call: {
    forms: 'phone call, sales call, callback, call back, call note, telephone note',
    icon: 'Phone',
    fields:
      'subject, caller:string, phone, >customer, date:datetime, direction(incoming|outgoing), outcome, follow-up date, status(open|call back|done)',
    kind: 'log',
    pools: {
      title: 'Question about an invoice;New order;Complaint;Price request;Change of date;Thank you',
      caller: 'Hana Mori;Diego Luna;Aisha Bello;Pekka Salo;Wei Chen;Ines Soto',
      outcome: 'Sends an e-mail.;Ordered ten pieces.;Calls again on Monday.;Solved at once.',
    },
  },
  contract: {
    forms: 'contract, agreement, supplier contract, service contract, maintenance contract, client contract',
    icon: 'FileSignature',
    fields:
      'title, counterparty, >customer, >supplier, value, start date, end date, notice period, file, status(draft|in negotiation|signed|active|ended)',
    pools: {
      title:
        'Office lease;Cleaning service;Software support;Electricity supply;Copier lease;Security service;Framework agreement',
      counterparty: 'Alder & Finch;Brightwater;Delta Freight;Evergreen Homes;Granite Works',
      noticePeriod: '1 month;3 months;6 months;End of the year',
    },
  },
  visa_application: {
    forms: 'visa application, visa, passport application, residence permit',
    icon: 'BookUser',
    fields:
      'applicant, nationality, passport number, type(tourist|work|student|family), destination country:string, submitted date, appointment:datetime, status(documents missing|submitted|approved|refused), file',
    pools: {
      destinationCountry: 'Canada;Japan;Portugal;Australia;Germany',
    },
  },
  user_story: {
    forms: 'user story, epic, backlog item, product backlog item',
    icon: 'BookMarked',
    fields:
      'title, description, >project, >sprint, story points:int, priority(low|medium|high), assignee, status(backlog|ready|in progress|review|done)',
    pools: {
      title:
        'Reset my password;Filter by date;Export as file;Invite a colleague;See what changed;Pay by card;Undo a delete;Save my search;Change the language;Print a receipt;See past orders',
      description:
        'As a manager I like to know who is away.;As a guest I want to pay without an account.;As an editor I want to undo the last change.',
    },
  },
  server: {
    forms: 'server, virtual machine, database server, network device',
    icon: 'Server',
    fields:
      'name, ip address:string, location, operating system:string, purpose:string, owner, last patched date, status(online|maintenance|offline)',
    kind: 'resource',
    pools: {
      title: 'web-01;web-02;db-01;mail-01;backup-01;files-01;build-02',
      ipAddress: '10.0.1.11;10.0.1.12;10.0.2.5;10.0.2.9;10.0.3.20',
      operatingSystem: 'Linux 6;Linux 5;BSD 14;Server 2022',
      purpose: 'Website;Database;Mail;Backups;File share;Builds',
      location: 'Rack A;Rack B;Data centre north;Branch office',
    },
  },
  advert: {
    forms: 'advert, advertisement, ad placement, print ad, online ad, billboard',
    icon: 'Megaphone',
    fields:
      'title, channel(newspaper|radio|online|poster), >campaign, publication date, cost, impressions:int, clicks:int, status(planned|booked|running|ended), file',
    kind: 'content',
    pools: {
      title: 'Spring sale, half page;Radio spot, 20 s;Bus shelter;Job banner;Anniversary poster;Local search',
    },
  },
  press_contact: {
    forms: 'press contact, journalist, media contact, influencer',
    icon: 'Newspaper',
    fields:
      'name, outlet:string, email, phone, topics:tags, last contacted, relationship(new|warm|close), notes',
    kind: 'person',
    pools: {
      outlet: 'Harbour Gazette;Radio Oakham;Stage Magazine;City Channel;Weekly Farmer',
      topics: 'Culture;Business;Environment;Sports;Food',
      notes: 'Prefers short mails.;Deadline on Wednesdays.;Came to the opening.',
    },
  },
  press_release: {
    forms: 'press release, media release, press statement',
    icon: 'Newspaper',
    fields: 'title, text, author, publish date, contact name, file, status(draft|in approval|published)',
    kind: 'content',
    pools: {
      text: 'From Monday the doors stand open for everyone.;The jury praised the care for detail.;Twelve young people begin this autumn.;We thank all who made it possible.',
      title:
        'New branch opens in May;A record harvest;Partnership with the school;Award for the workshop;Change at the top;Open house in June;New managing director;Green roof finished',
    },
  },
});
