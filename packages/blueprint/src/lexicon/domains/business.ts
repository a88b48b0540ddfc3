import { concepts } from '../concept.ts';

/** Things of everyday office tools that the general words for them do not tell. */
export const business = concepts('transaction', {
  expense_claim: {
    forms: 'expense claim, expense report, reimbursement claim, reimbursement request, expense reimbursement',
    icon: 'ReceiptText',
    fields:
      'title, submitted by:string, amount, category(travel|meals|lodging|supplies|other), expense date:date, receipt:file, status(submitted|approved|rejected|paid), notes',
    pools: {
      title:
        'Train to the client;Hotel, two nights;Lunch with the supplier;Parking at the fair;Printer ink;Taxi to the airport;Conference ticket;Team dinner;Mileage, site visit;Postage',
    },
  },
  ticket_reply: {
    forms: 'ticket reply, ticket answer, agent reply',
    icon: 'MessageSquare',
    fields: 'message:text, >ticket?, written by:string, date:datetime, internal note:bool',
    kind: 'content',
    pools: {
      message:
        'Thank you, we are looking into it.;Could you send us a screenshot?;A new cable is on its way to you.;Please restart it once and try again.;It works again, thank you.;We changed the setting, please check.',
    },
  },
  billed_hour: {
    forms: 'billed hour, billable hour, billable time',
    icon: 'Clock',
    fields:
      'description:string, >customer, >project, date, hours:number, hourly rate, amount=hours*hourly rate, invoiced:bool',
    kind: 'log',
    pools: {
      description:
        'Design review;Client call;First draft;Bug fixing;Planning;Writing the proposal;Research;Corrections',
      hours: '1.5;2;4;0.5;3;6',
      hourlyRate: '75;80;90;75;85;90',
    },
  },
  job_pursuit: {
    forms: 'tracked job application, own job application',
    icon: 'BriefcaseBusiness',
    fields:
      'position:string, company:string, status(wishlist|applied|phone screen|interview|offer|rejected), applied date, interview date:datetime, salary:money, job link:url, contact:string, notes',
    pools: {
      position:
        'Product designer;Backend engineer;Office manager;Data analyst;Marketing assistant;Project manager;Copywriter;Support agent',
      company:
        'Brightwater;Alder & Finch;Fable Studios;Delta Freight;Granite Works;Hollis Dental;Evergreen Homes;Northwind',
      contact: 'Hana Mori;Diego Luna;Aisha Bello;Pekka Salo;Ines Soto',
    },
  },
});
