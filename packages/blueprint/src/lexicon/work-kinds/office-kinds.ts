import type { WorkKind } from './work-kind.ts';

const activity =
  'title, type(call|email|meeting|note), date, >lead, >contact, >company, >customer, >deal, notes';

/** Offices: customers, tasks, support, money and people. */
export const officeKinds: readonly WorkKind[] = [
  {
    id: 'tasks',
    shape:
      /\b(?:team )?task (?:board|manager|management|tracker|tracking|app|planner|list)\b|\bproject (?:management|manager|tracker|board|planner|tracking)\b|\bkanban\b/i,
    core: ['task'],
    said: [
      [/\bprojects?\b/i, 'project'],
      [/\bmilestones?\b/i, 'milestone'],
      [/\bteam members\b/i, 'employee'],
    ],
  },
  {
    id: 'job-hunt',
    shape:
      /\bjob[- ](?:hunt|search)(?:ing)?\b|\bjob applications? (?:tracker|log|manager|tracking|list|organi[sz]er)\b|\b(?:track|log|follow|organi[sz]e) (?:all )?(?:my |the )?job applications\b|\bjobs? i(?:'ve| have)? appl(?:y|ied)\b/i,
    not: /\b(?:candidates?|applicants?|recruit\w*|hr|hiring|job board|our)\b/i,
    core: ['job_pursuit=job application'],
    words: {
      application: 'job_pursuit',
      'job application': 'job_pursuit',
      job: 'job_pursuit=job application',
      position: 'job_pursuit=job application',
    },
    gone: ['job hunt', 'hunt', 'job search', 'search', 'role*'],
    fields: {
      interview: 'date:datetime, interviewer, type(phone|video|on site), notes',
    },
    links: ['interview>job_pursuit', 'job_pursuit>company'],
    personal: true,
  },
  {
    id: 'crm',
    shape:
      /\bcrm\b|\bcustomer relationships?\b|\bsales pipeline\b|\b(?:leads?|deals?|client|customer) (?:management|tracker|tracking|pipeline|board)\b/i,
    core: ['customer|company|contact|lead', 'deal|lead', 'activity'],
    words: { note: 'activity', call: 'activity=call', account: 'company' },
    fields: {
      contact: 'name, >company?, job title, email, phone, last contacted date, notes',
      lead: 'name, company, email, phone, source(website|referral|event|cold call), estimated value, status(new|contacted|qualified|proposal|won|lost), next follow-up date',
      deal: 'title, >company, >contact, >customer, >lead, value, stage(new|qualified|proposal|negotiation|won|lost), expected close date, notes',
      activity,
    },
  },
  {
    id: 'business-contacts',
    shape: /\bcontacts?\b.*\b(?:compan(?:y|ies)|business|clients?)\b|\bcompanies\b.*\bcontacts\b/i,
    not: /\b(?:form|page|emergency|family|friends|suppliers?|site|website|phone book)\b/i,
    core: ['contact'],
    words: { note: 'activity' },
    gone: ['business'],
    fields: {
      contact: 'name, >company?, job title, email, phone, last contacted date, notes',
      activity,
    },
  },
  {
    id: 'timesheets',
    shape: /\btime ?sheets?\b|\b(?:work(?:ed|ing)|staff|employee) hours\b|\bclock(?:ing)? in\b/i,
    // Who works alone bills projects, and has nobody to approve the hours.
    not: /\bvolunteers?\b|\bfreelanc\w*|\bbill(?:able|ed|ing)\b/i,
    core: ['time_entry=time entry'],
    said: [[/\b(?:employees?|staff|workers?|team)\b/i, 'employee']],
    words: {
      hour: 'time_entry=time entry',
      timesheet: 'time_entry=time entry',
      'time sheet': 'time_entry=time entry',
    },
    gone: ['team', 'staff'],
    fields: {
      time_entry:
        'description:string, >employee, >customer, >project, >task, start:datetime, end:datetime, duration=start~end, status(draft|submitted|approved)',
    },
  },
  {
    id: 'inside-helpdesk',
    shape:
      /\b(?:it|internal|in-house|staff|employees?|colleagues?|office)\b.*\b(?:help ?desk|support desk|service desk|tickets?)\b|\b(?:help ?desk|support desk|service desk|tickets?)\b.*\b(?:IT|internal|in-house|staff|employees|colleagues|office)\b/i,
    not: /\b(?:customers?|clients?|events?|concerts?|festivals?|shows?|ticketing for)\b/i,
    core: ['ticket', 'ticket_reply=reply'],
    words: { answer: 'ticket_reply', reply: 'ticket_reply', comment: 'ticket_reply', request: 'ticket' },
    gone: ['staff*', 'employee*', 'it', 'desk', 'office'],
    fields: {
      ticket:
        'subject, requested by:string, category(hardware|software|access|other), priority(low|normal|high|urgent), status(open|in progress|waiting|resolved|closed), assignee, due date, description',
    },
  },
  {
    id: 'helpdesk',
    shape:
      /\bhelp ?desk\b|\b(?:support|service) desk\b|\bsupport tickets?\b|\bticket(?:ing)? (?:system|app|tool|tracker)\b|\bcustomer (?:support|service) (?:app|tool|system|tickets?|portal)\b/i,
    not: /\b(?:events?|concerts?|festivals?|theat\w+|cinema|shows?)\b/i,
    core: ['ticket', 'customer|employee', 'ticket_reply=reply'],
    words: { answer: 'ticket_reply', reply: 'ticket_reply', comment: 'ticket_reply' },
    fields: {
      agent: 'name, email, phone, team:string, status(available|busy|away)',
      customer: 'name, email, phone, company, notes',
    },
  },
  {
    id: 'expense-claims',
    shape:
      /\bexpense (?:claims?|reports?|reimbursements?|approvals?)\b|\breimburse(?:ments?|d)?\b|\b(?:employees?|staff|team|business|company|travel) expenses?\b|\bexpenses?\b.*\bapprov\w+/i,
    core: ['expense_claim=expense claim'],
    words: { expense: 'expense_claim', claim: 'expense_claim', reimbursement: 'expense_claim' },
    gone: ['team', 'receipt*', 'approval*', 'business', 'manager*', 'staff'],
  },
  {
    id: 'leave',
    shape:
      /\b(?:leave|time[- ]off|pto|absence|annual leave|vacation|holiday) (?:requests?|approvals?|tracker|tracking|management|calendar|system|app|tool)\b/i,
    not: /\b(?:trip|travel|destination|family|hotel)\b/i,
    core: ['leave_request=leave request', 'employee'],
    words: {
      leave: 'leave_request=leave request',
      'time off': 'leave_request=time-off request',
      'time-off': 'leave_request=time-off request',
      'off request': 'leave_request=time-off request',
      vacation: 'leave_request=vacation request',
    },
    fields: {
      leave_request:
        '>employee?, type(vacation|sick|unpaid|other), start date, end date, status(requested|approved|declined), reason',
    },
    gone: ['team', 'manager', 'calendar'],
  },
  {
    id: 'purchasing',
    shape: /\bpurchase orders?\b|\bprocurement\b|\b(?:office|kitchen|cleaning) suppl(?:y|ies) orders?\b/i,
    core: ['purchase_order', 'supplier'],
    said: [[/\boffice suppl(?:y|ies)\b/i, 'office_supply']],
    words: { order: 'purchase_order', 'supply order': 'purchase_order=supply order' },
    fields: {
      product:
        'name, sku:string, category:string, >supplier, price, stock:int, minimum stock:int, photo, description',
      purchase_order:
        'order number, >supplier?, order date, expected date, status(draft|approved|ordered|received|cancelled), total, ordered by:string, notes',
    },
  },
  {
    id: 'invoicing',
    besides: true,
    shape: /\binvoic(?:es?|ing)\b/i,
    not: /\b(?:purchase orders?|supplier)\b/i,
    core: ['customer|company|patient|student|member|tenant|owner|supplier', 'invoice'],
    words: { hour: 'billed_hour', 'worked hour': 'billed_hour', 'billable hour': 'billed_hour' },
    fields: {
      customer: 'name, company, email, phone, address, notes',
      invoice:
        'invoice number, >customer, >supplier, >project, >quote, amount, issue date, due date, status(draft|sent|paid|overdue), notes',
      payment:
        '>invoice?, amount, payment date, payment method(card|cash|bank transfer), status(pending|paid|failed), note',
    },
  },
  {
    id: 'directory',
    shape:
      /\b(?:employee|staff|team|company|people) directory\b|\bdirectory (?:of|for) (?:our|my|the) (?:company|firm|office|team|staff|employees|colleagues)\b/i,
    core: ['employee'],
    gone: ['company', 'team', 'person'],
    fields: { employee: 'name, photo, job title, >department?, email, phone, location, start date' },
  },
  {
    id: 'onboarding',
    shape: /\bonboarding\b/i,
    not: /\b(?:customers?|clients?|users)\b/i,
    core: ['employee', 'onboarding_step=onboarding task'],
    words: { task: 'onboarding_step', step: 'onboarding_step' },
    gone: ['checklist*', 'onboarding checklist*', 'onboarding'],
  },
  {
    id: 'meetings',
    shape:
      /\bmeetings?\b.*\b(?:minutes|notes|action items?|agendas?|decisions?)\b|\bminutes\b.*\bmeetings?\b/i,
    core: ['meeting', 'task=action item'],
    said: [[/\bdecisions?\b/i, 'decision']],
    words: {
      'meeting minute': 'meeting=meeting',
      'meeting note': 'meeting=meeting',
      minute: 'meeting=meeting',
      'action item': 'task',
    },
    fields: {
      meeting: 'title, date:datetime, location, attendees, agenda:text, minutes:text',
      task: 'title, >meeting, >employee, assignee, due date, status(open|in progress|done), notes',
      decision: 'title, >meeting, date, decided by, outcome',
    },
    links: ['task>meeting', 'decision>meeting'],
  },
  {
    id: 'assets',
    shape:
      /\b(?:asset|equipment|device) (?:tracker|tracking|management|register|inventory|check-?outs?|loans?)\b|\b(?:who|which (?:employee|person|colleague|worker)) has (?:which|what) (?:laptop|device|tool|key|phone|equipment)|\bwhich (?:tools?|laptops?|keys?|devices?|equipment)\b.*\b(?:lent|given|issued|handed)\b|\b(?:company|office|it|our) (?:assets?|laptops?|devices?|equipment)\b/i,
    not: /\b(?:rent|rental|hire|book|booking)\b/i,
    core: ['asset'],
    said: [
      [
        /\bwho (?:has|holds|uses|got)\b|\b(?:employees?|staff|workers?)\b|\bassigned\b|\bhand(?:ed)? out\b/i,
        'employee',
      ],
    ],
    gone: ['company', 'track*', 'it', 'office'],
  },
  {
    id: 'client-portal',
    shape: /\b(?:client|customer) portal\b/i,
    core: ['customer', 'project'],
    said: [
      [/\b(?:files?|documents?)\b/i, 'document=file'],
      [/\bfeedback\b/i, 'feedback'],
      [/\binvoices?\b/i, 'invoice'],
      [/\bmessages?\b/i, 'comment=message'],
    ],
    words: { file: 'document', document: 'document', message: 'comment' },
    gone: ['client portal*', 'portal', 'agency'],
    fields: {
      document: 'title, >project, >customer, file, status(draft|in review|approved), notes',
      feedback: 'subject, >project, >document, >customer, message, rating, status(new|read|answered)',
      comment: 'message, >project, >customer, author:string',
    },
    links: ['document>project', 'feedback>project', 'comment>project'],
  },
];
