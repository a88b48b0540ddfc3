import { concepts } from '../concept.ts';

/** Things of sites on which people meet that have no everyday name of their own; short wishes ask for them by kind. */
export const sites = concepts('content', {
  group_poll: {
    forms: 'group poll',
    icon: 'Vote',
    fields: 'question:string, description, closing date:date, status(open|closed)',
    pools: {
      title:
        'Where shall we eat on Friday?;Where do we go for lunch today?;Where do we celebrate?;Where shall we meet in June?',
      description: 'One vote each, please.;We decide on Thursday.;The two with most votes go on.',
    },
  },
  poll_option: {
    forms: 'poll option',
    icon: 'ListChecks',
    fields: 'name, >group_poll, votes:int',
    pools: {
      title:
        'The noodle bar;Pizza on the corner;Salad place;The Greek;Taco truck;Café at the lake;Burger joint;Beer garden',
    },
  },
  class_booking: {
    forms: 'class booking',
    icon: 'CalendarCheck',
    kind: 'transaction',
    fields: 'name, email, phone, >class, status(booked|waiting list|cancelled), notes',
    pools: {
      title: 'Hana Mori;Diego Luna;Aisha Bello;Oskar Keller;Clara Vogel;Ravi Iyer;Priya Nair;Jonas Becker',
    },
  },
  seat_request: {
    forms: 'seat request',
    icon: 'Armchair',
    kind: 'transaction',
    fields: 'passenger name, phone, >ride, seats needed:int, message, status(requested|accepted|declined)',
    pools: {
      title: 'Hana Mori;Diego Luna;Aisha Bello;Oskar Keller;Clara Vogel;Ravi Iyer',
      seatsNeeded: '1;2;1;1;2;3',
      message: 'Can you stop at the bridge?;We have a small bag each.;Two children, one booster seat.',
    },
  },
  photo_collection: {
    forms: 'photo collection',
    icon: 'Images',
    kind: 'resource',
    fields: 'name, cover image, date, description',
    pools: {
      title: 'Summer at the lake;Winter walks;Birthdays;City at night;Portraits;In the mountains',
      description: 'The best of two weeks.;Taken over one winter.;All of us at one table.',
    },
  },
  people_group: {
    forms: 'people group, ministry, home group, bible study group, house group',
    icon: 'UsersRound',
    kind: 'resource',
    fields: 'name, leader:string, meets on:string, location, description',
    pools: {
      title: 'Choir;Youth group;Tuesday home group;Parents and toddlers;Welcome team;Garden team',
      leader: 'Hana Mori;Diego Luna;Aisha Bello;Oskar Keller',
      meetsOn: 'Tuesdays, 19:30;Sundays after the service;First Friday of the month;Wednesdays, 10:00',
      location: 'Main hall;Garden room;At the Kellers’;Library',
      description: 'Newcomers are welcome any time.;We share a meal and read together.;No experience needed.',
    },
  },
  homework_submission: {
    forms: 'homework submission',
    icon: 'FileCheck',
    kind: 'transaction',
    fields:
      '>student, >homework, answer:text, file, submitted date, status(handed in|returned|graded), grade, feedback:text',
    pools: {
      answer: 'See the file.;I did all but the last one.;Question three was hard for me.',
      feedback: 'Well argued.;Look at question two again.;Good work, clear steps.',
    },
  },
  board_notice: {
    forms: 'board notice',
    icon: 'StickyNote',
    fields:
      'title, text:text, category(news|offer|wanted|help|other), photo, posted by:string, posted date, valid until',
    pools: {
      title:
        'Cat-sitter wanted in May;Free apple crates;Road closed on Sunday;Choir looks for tenors;Piano to give away;Bins out a day early',
      text: 'Ring at number 12 or write me a line.;Come by any evening after six.;Please tell whoever may be interested.',
    },
  },
  found_or_lost: {
    forms: 'lost or found item',
    icon: 'PackageSearch',
    fields:
      'name, type(lost|found), photo, location, date, contact:string, status(open|returned), description',
    pools: {
      title: 'Grey cat with white paws;Bunch of keys;Blue rucksack;Child’s bike;Silver ring;Umbrella',
      location: 'Playground;Bus stop at the bridge;Baker’s corner;River path',
      contact: 'Number 12;Hana, 555 0143;Leave a note at the café',
      description: 'Please look in sheds and garages.;Has a red ribbon on it.;Left on the bench on Sunday.',
    },
  },
});
