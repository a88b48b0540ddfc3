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
        'A booking app for our pottery studio. Members see this week’s classes, book a wheel, and join the waiting list when it is full. Teachers mark who came.',
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
        'A simple CRM. Track companies, contacts and deals. Deals move from lead to contacted to offer to won or lost on a board and have a value and an expected close date.',
    },
    support: {
      title: 'Support desk',
      description:
        'A support desk. Customers send tickets with a subject, a description and a priority of low, normal or urgent. Agents assign tickets and move them from open to waiting to solved.',
    },
    gym: {
      title: 'Gym members',
      description:
        'A member list for a gym: name, e-mail, phone, plan of monthly or yearly, start date and whether the fee is paid. Show who has to renew this month.',
    },
    expenses: {
      title: 'Team expenses',
      description:
        'An expense tracker for a team. Each expense has a title, an amount, a date, a category of travel, food or software, a receipt and a status of submitted, approved or paid. Show totals by category.',
    },
    invoices: {
      title: 'Invoices',
      description:
        'Invoices for a freelancer. Clients have invoices with a number, issue date, due date, amount and a status of draft, sent, paid or overdue. A dashboard shows what is unpaid.',
    },
    budget: {
      title: 'Household budget',
      description:
        'A household budget. Record incomes and expenses with an amount, date and category, set a monthly limit for each category and see what is left.',
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
        'A pantry app. Recipes have ingredients, steps, servings and minutes. Ingredients in the pantry have a quantity and a best-before date.',
    },
    courses: {
      title: 'Course planner',
      description:
        'A course planner for teachers. Courses have lessons with a date, topic and materials, students are enrolled in courses, and attendance is marked for each lesson.',
    },
    reading: {
      title: 'Reading list',
      description:
        'A reading list. Books have a title, author, genre, pages, a rating and a status of to read, reading or finished. Show how many I finished this year.',
    },
    habits: {
      title: 'Habit tracker',
      description:
        'A habit tracker. Each habit has a name, a colour and how often a week it is planned. I check in each day and see my streaks.',
    },
    launch: {
      title: 'Product launch',
      description:
        'A landing page for a new coffee subscription: headline, how it works in three steps, prices, questions and answers, and a form that collects e-mail addresses.',
    },
    portfolio: {
      title: 'Photo portfolio',
      description:
        'A portfolio for a photographer with a gallery of projects, each with a title, year, category and pictures, an about page and a contact form.',
    },
    event: {
      title: 'Neighbourhood event',
      description:
        'A page for our street festival with a programme by hour and stage, a map section, and a sign-up form for volunteers.',
    },
  },
} as const);
