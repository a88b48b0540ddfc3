import { defineTexts } from './define-texts.ts';

/** Starting points for an app. The builder reads their descriptions, so these are not only for people. */
export const t = defineTexts('ideas', {
  categories: {
    booking: 'Booking',
    customers: 'Customers',
    money: 'Money',
    stock: 'Stock',
    learning: 'Learning',
    landing: 'Landing page',
  },
  ideas: {
    pottery: {
      title: 'Pottery studio',
      description:
        'A booking app for our pottery studio. Members see this week’s classes, book a wheel, and join the waiting list when a class is full. Teachers mark who came.',
    },
    rooms: {
      title: 'Meeting rooms',
      description:
        'A meeting room planner. Each room has a name, a floor and a number of seats. People book a room with a date, start time, end time and purpose, and see all bookings in a calendar.',
    },
    vet: {
      title: 'Vet appointments',
      description:
        'Appointments for a small vet practice. Each owner has pets, each pet has appointments with a date, a vet, a reason and a status of planned, done or missed.',
    },
    sales: {
      title: 'Sales pipeline',
      description:
        'A simple CRM. Track companies, contacts and deals. Each deal has a value, an expected close date and a stage (lead, contacted, offer, won or lost). Show deals on a board.',
    },
    support: {
      title: 'Support desk',
      description:
        'A support desk. Customers send tickets with a subject, a description, a priority (low, normal or urgent) and a status (open, waiting or solved). Agents assign tickets and move them on a board.',
    },
    gym: {
      title: 'Gym members',
      description:
        'A member list for a gym. Each member has a name, email, phone, plan (monthly or yearly), start date and whether the fee is paid. Show who has to renew this month.',
    },
    expenses: {
      title: 'Team expenses',
      description:
        'An expense tracker for a team. Each expense has a title, an amount, a date, a category (travel, food or software), a receipt and a status (submitted, approved or paid). Show totals by category.',
    },
    invoices: {
      title: 'Invoices',
      description:
        'Invoices for a freelancer. Each client has a name, email and address. Clients have invoices with a number, issue date, due date, amount and status (draft, sent, paid or overdue). A dashboard shows what is unpaid.',
    },
    budget: {
      title: 'Household budget',
      description:
        'A household budget. Each category has a name and a monthly budget. Categories have expenses with a description, an amount and a date. Income has a source, an amount and a date. A chart shows expenses by category.',
    },
    inventory: {
      title: 'Shop inventory',
      description:
        'An inventory for a small shop. Products have a name, category, supplier, price, quantity and a reorder level. Show products that run low first.',
    },
    tools: {
      title: 'Tool lending',
      description:
        'A lending list for the tools of our workshop. Each tool has a photo, a location and a condition. Record who borrowed it, since when, and when it is due back.',
    },
    pantry: {
      title: 'Recipe pantry',
      description:
        'A recipe and pantry app. Each recipe has a title, servings, minutes, ingredients and steps. Each pantry item has a name, a quantity and a best-before date.',
    },
    courses: {
      title: 'Course planner',
      description:
        'A course planner for teachers. Each course has lessons with a date and a topic. Students enrol in courses, and attendance is marked for each lesson.',
    },
    reading: {
      title: 'Reading list',
      description:
        'A reading list. Books have a title, author, genre, pages, a rating and a status (wanted, reading or finished). Show how many I finished this year.',
    },
    habits: {
      title: 'Habit tracker',
      description:
        'A habit tracker. Each habit has a name and a colour. I check in each day and see my streaks.',
    },
    launch: {
      title: 'Product launch',
      description:
        'A landing page for a new coffee subscription: headline, how it works in three steps, prices, questions and answers, and a form that collects email addresses.',
    },
    portfolio: {
      title: 'Photo portfolio',
      description:
        'A portfolio website for a photographer. Projects have a title, a year, a category and pictures. Visitors see a gallery of projects, an about page and a contact form.',
    },
    event: {
      title: 'Neighbourhood event',
      description:
        'A website for our street festival. Each event has a title, a start time, a place and a description. Visitors see the programme, and volunteers sign up with a name, an email and a phone number.',
    },
  },
} as const);
