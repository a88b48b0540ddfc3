import { concepts } from '../concept.ts';

export const people = concepts('person', {
  person: { forms: 'person, people, contact person', icon: 'User', fields: 'name, email, phone, notes' },
  customer: {
    forms: 'customer, client, buyer, shopper, patron',
    icon: 'Users',
    fields: 'name, email, phone, company, address, status(active|inactive), notes',
  },
  contact: {
    forms: 'contact, address book entry',
    icon: 'Contact',
    fields: 'name, company, email, phone, category(friend|family|work|supplier), last contacted date, notes',
  },
  member: {
    forms: 'member, club member, gym member, athlete',
    icon: 'Users',
    fields:
      'name, photo, email, phone, membership type(standard|premium|student), joined:date, status(active|paused|expired)',
  },
  employee: {
    forms: 'employee, staff, staff member, worker, colleague, team member, crew member, crew',
    icon: 'UserRound',
    fields: 'name, email, phone, job title, >department, start date, status(active|on leave|left)',
    pools: {
      jobTitle: 'Manager;Assistant;Coordinator;Technician;Designer;Accountant;Analyst;Team lead',
    },
  },
  student: {
    forms: 'student, pupil, learner',
    icon: 'GraduationCap',
    fields: 'name, email, phone, grade, date of birth, >guardian, guardian contact, notes',
    pools: { grade: 'Grade 5;Grade 6;Grade 7;Grade 8;Grade 9;Grade 10' },
  },
  guardian: { forms: 'guardian, parent', icon: 'Users', fields: 'name, email, phone, address' },
  teacher: {
    forms: 'teacher, instructor, lecturer, professor',
    icon: 'Presentation',
    fields: 'name, email, phone, subject, bio',
    pools: { subject: 'Mathematics;English;Biology;History;Physics;Music;Art;Spanish' },
  },
  tutor: {
    forms: 'tutor',
    icon: 'Presentation',
    fields: 'name, email, phone, subjects, hourly rate, bio',
  },
  trainer: {
    forms: 'trainer, coach, fitness coach, personal trainer',
    icon: 'Dumbbell',
    fields: 'name, photo, email, phone, speciality, bio',
    pools: { speciality: 'Strength;Yoga;Spinning;Boxing;Pilates;Mobility' },
  },
  patient: {
    forms: 'patient',
    icon: 'HeartPulse',
    fields:
      'name, date of birth, phone, email, address, blood type(A+|A-|B+|B-|AB+|AB-|O+|O-), allergies, notes',
  },
  doctor: {
    forms: 'doctor, physician, dentist, therapist, practitioner',
    icon: 'Stethoscope',
    fields: 'name, speciality, email, phone, room',
    pools: { speciality: 'General practice;Cardiology;Paediatrics;Dermatology;Orthopaedics;Physiotherapy' },
  },
  vet: {
    forms: 'vet, veterinarian',
    icon: 'Stethoscope',
    fields: 'name, speciality, email, phone',
    pools: { speciality: 'Small animals;Surgery;Dentistry;Exotics' },
  },
  owner: { forms: 'owner, pet owner', icon: 'Users', fields: 'name, email, phone, address, notes' },
  guest: {
    forms: 'guest, visitor, attendee, invitee',
    icon: 'UserRound',
    fields: 'name, email, phone, country, notes',
  },
  volunteer: {
    forms: 'volunteer, helper',
    icon: 'HandHeart',
    fields: 'name, email, phone, skills, availability(weekdays|evenings|weekends|any time), notes',
    pools: { skills: 'First aid;Cooking;Driving;Languages;Photography;Teaching;Gardening' },
  },
  donor: {
    forms: 'donor, supporter, sponsor, backer',
    icon: 'HeartHandshake',
    fields: 'name, email, phone, type(individual|company|foundation), address, notes',
  },
  supplier: {
    forms: 'supplier, vendor, wholesaler, manufacturer',
    icon: 'Truck',
    fields: 'name, contact name, email, phone, website, address, notes',
    pools: {
      title:
        'Northwind Supplies;Harbour Trading;Oak & Stone;Bluebird Wholesale;Summit Goods;Fresh Lane;Kestrel Parts;Meadow & Co',
    },
  },
  candidate: {
    forms: 'candidate, job applicant, job seeker, applicant',
    icon: 'UserSearch',
    fields:
      'name, email, phone, >position?, cv, stage(Applied|Phone call|Interview|Offer|Hired|Rejected), source(website|referral|job board), notes',
  },
  lead: {
    forms: 'lead, prospect, sales lead',
    icon: 'Target',
    fields:
      'name, company, email, phone, source(website|referral|event|cold call), estimated value, status(new|contacted|qualified|proposal|won|lost), >user, next follow-up date',
  },
  borrower: {
    forms: 'borrower, reader, library member',
    icon: 'UserRound',
    fields: 'name, email, phone, membership number, joined:date',
  },
  author: { forms: 'author, writer', icon: 'PenTool', fields: 'name, email, bio, photo' },
  artist: {
    forms: 'artist, musician, performer, band',
    icon: 'Palette',
    fields: 'name, photo, genre, email, website, bio',
    pools: { genre: 'Jazz;Folk;Rock;Classical;Electronic;Soul' },
  },
  singer: {
    forms: 'singer, chorister, choir member',
    icon: 'Mic',
    fields: 'name, voice part(soprano|alto|tenor|bass), email, phone, joined:date',
  },
  driver: {
    forms: 'driver, courier, chauffeur, rider',
    icon: 'CarFront',
    fields: 'name, phone, email, license number, status(available|on the road|off duty)',
  },
  technician: {
    forms: 'technician, mechanic, engineer, repairer, plumber, electrician, handyman',
    icon: 'Wrench',
    fields: 'name, email, phone, speciality, status(available|busy|off duty)',
    pools: { speciality: 'Engines;Brakes;Electrics;Bodywork;Heating;Diagnostics' },
  },
  stylist: {
    forms: 'stylist, hairdresser, barber, beautician, masseur, groomer',
    icon: 'Scissors',
    fields: 'name, photo, email, phone, speciality, working days',
    pools: {
      speciality: 'Cuts;Colour;Styling;Massage;Nails',
      workingDays: 'Monday;Tuesday;Wednesday;Thursday;Friday;Saturday',
    },
  },
  player: {
    forms: 'player, footballer, competitor, participant, contestant',
    icon: 'Shirt',
    fields:
      'name, >team, position(goalkeeper|defender|midfielder|forward), shirt number:int, date of birth, goals:int',
  },
  referee: { forms: 'referee, umpire, judge', icon: 'Flag', fields: 'name, email, phone, level' },
  tenant: {
    forms: 'tenant, renter, lodger, resident, occupant',
    icon: 'KeyRound',
    fields: 'name, email, phone, >property, >unit, lease start date, lease end date, notes',
    pools: { apartment: '1A;1B;2A;2B;3A;3B;4A;4B' },
  },
  landlord: { forms: 'landlord', icon: 'KeyRound', fields: 'name, email, phone, address' },
  agent: {
    forms: 'agent, broker, salesperson, sales rep',
    icon: 'BriefcaseBusiness',
    fields: 'name, email, phone, region',
  },
  gardener: {
    forms: 'gardener, plot holder',
    icon: 'Sprout',
    fields: 'name, email, phone, joined:date, notes',
  },
  reviewer: {
    forms: 'reviewer, assessor, evaluator',
    icon: 'ClipboardCheck',
    fields: 'name, email, expertise',
  },
  family_member: {
    forms: 'family member, relative, ancestor',
    icon: 'Users',
    fields: 'name, date of birth, relation, photo, notes',
  },
  subscriber: {
    forms: 'subscriber, newsletter subscriber, mailing list member',
    icon: 'Mail',
    fields: 'email, name, status(subscribed|unsubscribed), joined:date',
  },
  freelancer: {
    forms: 'freelancer, contractor, consultant',
    icon: 'BriefcaseBusiness',
    fields: 'name, email, phone, skills, hourly rate, status(available|booked)',
  },
});
