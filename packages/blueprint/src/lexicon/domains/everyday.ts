import { concepts } from '../concept.ts';

/** What the most ordinary apps of one person or family keep, beside what stands with its own field. */
export const everyday = concepts('resource', {
  workout_set: {
    forms: 'workout set, exercise set, training set',
    icon: 'Repeat2',
    kind: 'log',
    fields: '>exercise_kind?, >workout, set number:int, reps:int, weight in kg, note',
    pools: { setNumber: '1;2;3;1;2;3', reps: '12;10;8;10;8;6', weight: '40;45;50;60;65;70' },
  },
  exercise_kind: {
    forms: 'kind of exercise',
    icon: 'Dumbbell',
    fields: 'name, muscle group(legs|back|chest|arms|core), equipment:string, notes',
    pools: {
      title: 'Squat;Bench press;Deadlift;Row;Plank;Pull-up;Lunge;Overhead press;Push-up;Hip thrust',
      equipment: 'Barbell;Barbell;Barbell;Cable;None;Bar;Dumbbells;Barbell;None;Barbell',
    },
  },
  saving_pot: {
    forms: 'saving pot, savings pot',
    icon: 'PiggyBank',
    fields: 'name, target amount, deadline, status(saving|reached|paused), notes',
    pools: { title: 'New bike;Emergency fund;Summer holiday;Kitchen;Laptop;Driving licence;Piano' },
  },
  garden_plant: {
    forms: 'garden plant, vegetable plant',
    icon: 'Sprout',
    fields:
      'name, variety:string, >plot, sown date, planted date, status(planned|sown|growing|harvested), photo, notes',
    pools: {
      title: 'Tomatoes;Carrots;Basil;Courgettes;Lettuce;Beans;Strawberries;Peas',
      variety: 'Cherry;Early Nantes;Genovese;Black Beauty;Butterhead;Runner;Elsanta;Sugar snap',
    },
  },
  garden_harvest: {
    forms: 'garden harvest, vegetable harvest',
    icon: 'ShoppingBasket',
    kind: 'log',
    fields: '>garden_plant?, date, weight in kg, quality:rating, note',
    pools: { weight: '1.2;0.4;2.6;0.8;3.1;0.3' },
  },
  mood_entry: {
    forms: 'mood entry, mood',
    icon: 'Smile',
    kind: 'log',
    fields: 'date, mood(great|good|okay|low|awful), energy:rating, what happened:text, tags',
    pools: {
      whatHappened:
        'Long walk by the river.;Too many meetings.;Cooked with friends.;Slept badly, rain all day.;Finished the book at last.',
      tags: 'Work;Friends;Sport;Family;Rest',
    },
  },
  reading_book: {
    forms: 'reading list book, book to read',
    icon: 'BookOpen',
    kind: 'content',
    fields:
      'title, author:string, genre, status(to read|reading|finished), pages:int, finished date, rating, cover:image, notes',
    pools: {
      title:
        'The Long Harbour;A Year of Small Gardens;Night Trains;The Clockmaker’s Daughter;Salt and Slate;How Cities Breathe;The Quiet Orchard',
      author: 'Mira Holm;Tomas Reed;Ines Carver;Jon Alder;Priya Nair;Leo Winter;Ada Brook',
      genre: 'Novel;Non-fiction;Travel;Crime;Poetry;Science;Novel',
      pages: '312;248;190;420;156;334;278',
    },
  },
  book_author: {
    forms: 'book author',
    icon: 'PenTool',
    kind: 'person',
    fields: 'name, country, website, notes',
  },
  study_subject: {
    forms: 'subject to study',
    icon: 'BookOpen',
    fields: 'name, teacher:string, color, goal:string, notes',
    pools: {
      title: 'Mathematics;Biology;History;English;Physics;Geography',
      goal: 'An A by summer;Pass the resit;Read two chapters a week;Speak freely',
    },
  },
  study_assignment: {
    forms: 'study assignment, school assignment',
    icon: 'NotebookPen',
    kind: 'transaction',
    fields:
      'title, >study_subject, due date, status(to do|in progress|handed in), priority(low|medium|high), grade:string, notes',
    pools: {
      title:
        'Essay on the river;Exercise sheet 6;Lab report;Group presentation;Book review;Problem set 3;Poster',
    },
  },
  chore_reward: {
    forms: 'chore reward, family reward',
    icon: 'Gift',
    fields: 'name, points needed:int, >family_member, claimed:bool, description',
    pools: {
      title: 'Cinema evening;An hour of games;Choose the dinner;New book;Stay up late;Trip to the pool',
      pointsNeeded: '40;10;15;30;20;50',
    },
  },
  gift_recipient: {
    forms: 'gift recipient',
    icon: 'Users',
    kind: 'person',
    fields: 'name, relation:string, birthday:date, likes:text, notes',
    pools: {
      relation: 'Sister;Best friend;Father;Colleague;Niece',
      likes: 'Gardening and tea;Board games;Old maps;Running;Anything with cats',
    },
  },
  own_bill: {
    forms: 'household bill',
    icon: 'ReceiptText',
    kind: 'transaction',
    fields:
      'name, amount, due date, paid:bool, category(rent|electricity|water|internet|insurance|other), repeats(once|monthly|quarterly|yearly), notes',
    pools: {
      title: 'Rent;Electricity;Water;Internet;Home insurance;Phone;Car insurance',
      category: 'Rent;Electricity;Water;Internet;Insurance;Internet;Insurance',
      amount: '980;74.5;38;34.9;212;19.9;386',
    },
  },
  own_car: {
    forms: 'own car, family car',
    icon: 'Car',
    fields: 'name, make, model, year, plate, mileage:int, next inspection date, photo, notes',
    pools: {
      title: 'The blue one;Family car;Old van;Weekend car',
      make: 'Northwind;Kestrel;Summit;Alder',
      model: 'City 5;Tourer;Cargo L;Roadster',
      mileage: '48200;91350;134800;22400',
    },
  },
  car_service: {
    forms: 'car service, car maintenance, car repair',
    icon: 'Wrench',
    kind: 'log',
    fields: '>own_car?, title, date, mileage:int, cost, workshop:string, next service date, notes',
    pools: {
      title: 'Oil change;New front tyres;Brake pads;Yearly service;Battery;Wiper blades;Inspection',
      workshop: 'Mill Lane Garage;Harbour Motors;At home',
      mileage: '46100;47800;89900;90200;133000;21800',
    },
  },
  car_fuel: {
    forms: 'car fuel entry',
    icon: 'Fuel',
    kind: 'log',
    fields:
      '>own_car?, date, mileage:int, litres:number, price per litre:money, cost=litres*price per litre, station:string',
    pools: {
      litres: '38.4;42.1;35.9;40.2;44.7',
      pricePerLitre: '1.72;1.69;1.75;1.66;1.71',
      mileage: '47100;47690;48200;90400;91350',
      station: 'Harbour Fuel;Ring Road;Elmsfield Services',
    },
  },
  home_room: {
    forms: 'room at home, room of the house',
    icon: 'DoorOpen',
    fields: 'name, floor:string, notes',
    pools: {
      title: 'Living room;Kitchen;Bedroom;Study;Cellar;Garage;Attic',
      floor: 'Ground floor;Ground floor;First floor;First floor;Cellar;Ground floor;Top',
    },
  },
  job_hunt: {
    forms: 'job i applied for, job hunt application',
    icon: 'BriefcaseBusiness',
    kind: 'transaction',
    fields:
      'position:string, >job_company?, status(saved|applied|interview|offer|rejected), applied date, link, salary:string, location, CV:file, notes',
    pools: {
      title: 'Product designer;Office manager;Data analyst;Teacher for maths;Gardener;Sales assistant;Nurse',
      position:
        'Product designer;Office manager;Data analyst;Teacher for maths;Gardener;Sales assistant;Nurse',
      salary: '42,000;38,500;47,000;40,000;31,000',
    },
  },
  job_company: {
    forms: 'hiring company',
    icon: 'Building2',
    fields: 'name, website, industry, location, notes',
    pools: {
      title: 'Northwind Studio;Harbour Logistics;Elm School;Summit Energy;Bluebird Care',
      industry: 'Design;Logistics;Education;Energy;Health',
    },
  },
  job_talk: {
    forms: 'interview for a job',
    icon: 'MessagesSquare',
    kind: 'event',
    fields:
      '>job_hunt?, date:datetime, type(phone|video|on site), interviewer:string, outcome(scheduled|passed|failed), notes',
  },
  weight_goal: {
    forms: 'weight goal, target weight',
    icon: 'Target',
    fields: 'name, target weight in kg, target date, notes',
    pools: { title: 'Before the summer;Half marathon;By my birthday;Feel fit', targetWeight: '72;68;70' },
  },
  savings_deposit: {
    forms: 'savings deposit, savings payment, savings contribution',
    icon: 'HandCoins',
    kind: 'log',
    fields: '>saving_pot?, amount, date, note',
    pools: { amount: '50;120;75;200;40;100' },
  },
  party_guest: {
    forms: 'party guest, invited guest',
    icon: 'UserRound',
    kind: 'person',
    fields:
      'name, email, phone, rsvp(invited|coming|not coming), number of persons:int, dietary needs, notes',
    pools: { numberOfPersons: '1;2;2;4;1;3' },
  },
  party_food: {
    forms: 'party food, party dish',
    icon: 'CakeSlice',
    fields: 'name, category(starter|main|dessert|drink), quantity:string, who brings it:string, ready:bool',
    pools: {
      title: 'Potato salad;Lemonade;Birthday cake;Cheese board;Veggie skewers;Fruit bowl',
      category: 'Main;Drink;Dessert;Starter;Main;Dessert',
      quantity: '3 kg;10 l;1;2 plates;40;2 bowls',
      whoBringsIt: 'Hana;Ben;Bakery;Ines;Diego;Clara',
    },
  },
  family_event: {
    forms: 'family event, family appointment',
    icon: 'CalendarDays',
    kind: 'event',
    fields: 'title, date:datetime, ends:datetime, who>family_member, location, notes',
    pools: {
      title:
        'Dentist;Swimming lesson;Parents’ evening;Dinner with Grandma;Football match;Piano lesson;Weekend at the lake',
    },
  },
  baby_nap: {
    forms: 'baby nap, baby sleep',
    icon: 'Moon',
    kind: 'log',
    fields: '>child, start, end, hours slept=start~end, place(cot|pram|arms|car), note',
  },
  diaper_change: {
    forms: 'diaper change entry, nappy change entry',
    icon: 'Baby',
    kind: 'log',
    fields: '>child, date and time, type(wet|dirty|both|dry), note',
  },
  own_medication: {
    forms: 'own medication, my medicine',
    icon: 'Pill',
    fields:
      'name, dosage, frequency(daily|twice a day|weekly|as needed), time of day:time, start date, end date, pills left:int, notes',
    pools: {
      title: 'Vitamin D;Ibuprofen;Loratadine;Omeprazole;Paracetamol;Metformin;Iron;Nasal spray;Cetirizine',
      dosage: '1 tablet;5 ml;2 drops',
      pillsLeft: '24;60;12;45;8;90',
    },
  },
  medication_dose: {
    forms: 'medication dose, dose taken, medication intake',
    icon: 'CircleCheck',
    kind: 'log',
    fields: '>own_medication?, date and time, amount:string, taken, note',
    pools: { amount: '1 tablet;2 drops;5 ml;1 capsule' },
  },
});
