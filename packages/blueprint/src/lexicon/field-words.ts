import type { FieldType } from '@sayso/core/blueprint-schema';
import { everydayWords } from './field-words-everyday.ts';

const basicWords: Readonly<Partial<Record<FieldType, string>>> = {
  string:
    'measurements, dimensions, name, title, first name, last name, full name, subject, code, sku, barcode, isbn, plate, license plate, licence plate, number plate, registration number, serial number, part number, order number, invoice number, tracking number, membership number, flight number, room number, reference, reference number, id number, vin, make, model, brand, breed, species, variety, material, scent, flavour, flavor, country, city, state of residence, region, postcode, zip code, zip, nationality, occupation, job title, company name, contact name, customer name, player name, sample id, batch number, lot number, version, voice part, dosage, diagnosis, vaccine, microchip number, insurance number, grade, level, subject area, speciality, specialty, specialization, topic, crop, author, composer, director, publisher, artist, genre, language, venue, destination, origin, position, rank, unit, currency, salary range, opening hours, frequency, cuisine, neighbourhood, district, locker number, account number, iban, tax number, vat number, username, nickname, passage, key signature, chassis number',
  text: 'lyrics, taste, aroma, impressions, thoughts, description, notes, note, comment, comments, details, detail, summary, reason, message, feedback, bio, biography, remarks, instructions, steps to reproduce, reproduction steps, agenda, outcome, findings, purpose, objective, objectives, background, hypothesis, abstract, medical history, allergies, requirements, special requests, dietary requirements, dietary needs, address, shipping address, billing address, delivery address, pickup address, from address, to address, contact details, expertise, experience, ingredients list, symptoms, treatment plan, special needs, question, answer, wishes, terms, scope, lesson plan, what happened, cause, actions taken, work done, services provided',
  richtext: 'body, content, text, article text, story text, transcript',
  int: 'quantity, stock, copies, capacity, count, seats, number of seats, number of guests, number of people, party size, people needed, needed people, bedrooms, bathrooms, floors, floor, age, mileage, odometer, servings, sets, reps, repetitions, calories, points, goals, assists, year, pages, page count, minimum quantity, minimum stock, reorder level, quantity on hand, stock level, stock quantity, home score, away score, streak, headcount, max participants, maximum participants, participants limit, votes, helpful, likes, upvotes, views, number of copies, units, rooms, nights, days, persons, number of persons, attempts, shirt number, jersey number, watering interval, interval, order of play, reorder point, slots, places, spots, min stock, allowance, yearly allowance, remaining days, boxes, number of boxes, crew size',
  number:
    'temp, oven temp, gravity, elevation, altitude, weight, height, length, width, depth, distance, size in m2, area, area in m2, surface, volume, temperature, humidity, ph, dose, value in percent, target value, current value, measurement, latitude, longitude, speed, hours, working hours, hours worked, planned hours, estimated hours, actual hours, overtime, weight in kg, weight in grams, liters, litres, protein, carbs, fat, bmi, body fat, concentration, square meters, square footage, fuel level, amount of water, yield amount',
  money:
    'price, cost, amount, total, fee, fees, rent, monthly rent, salary, wage, budget, deposit, fare, hourly rate, rate, day rate, daily rate, price per night, price per day, price per hour, price per month, unit price, purchase price, purchase cost, selling price, ticket price, sale price, parts cost, labour cost, labor cost, material cost, shipping cost, delivery fee, tuition, amount paid, amount due, amount requested, amount raised, balance, income, estimated value, expected revenue, revenue, discount amount, tax amount, subtotal, grand total, value, worth, fine, fine amount, penalty, salary expectation, expected salary, target amount, current amount, goal amount, net price, gross price, commission, tip, bid amount, starting price, insured value, replacement cost, late fee, monthly fee, membership fee, entry fee, registration fee, line total, total price, total cost, total amount, quoted price, estimate, room rate, bonus, credit limit, hourly wage, payment amount',
  percent:
    'abv, alcohol, hydration, percentage, percent, discount, discount percent, progress, completion, probability, tax rate, vat rate, interest rate, occupancy, percent complete, win probability, humidity percent',
  rating: 'rating, stars, star rating, satisfaction, score, priority score, difficulty rating, quality',
  bool: 'active, done, completed, complete, paid, returned, returned or not, available, favourite, favorite, archived, verified, approved, published, featured, urgent, billable, recurring, vegan, vegetarian, gluten free, gluten-free, in stock, attended, checked, checked in, confirmed, refundable, insured, vaccinated, neutered, spayed, bought, packed, taken, known, read, seen, watched, visited, signed, sent, received, delivered, present, plus one, public, enabled, sold, picked up, cleaned, inspected, consent, resolved, passed, pets allowed, parking, furnished, fragile, done or not, deposit paid, fee paid, cancelled, waived',
  date: 'date, start date, end date, due date, deadline, birthday, bday, birth date, date of birth, dob, expiry date, expiration date, expiry, renewal date, publish date, publication date, recording date, release date, purchase date, payment date, next payment date, invoice date, issue date, order date, delivery date, joined date, join date, hire date, last review date, review date, check-in, check-out, check in, check out, check-in date, check-out date, arrival, departure, arrival date, departure date, pickup date, pick-up date, return date, loan date, day, valid until, valid until date, last watered, last watered date, last service date, next service date, service date, collection date, collected date, received date, inspection date, next appointment date, follow-up date, next follow-up date, planted date, harvest date, expected close date, month, move date, moving date, event date, date given, next due date, travel date, warranty until, warranty end date, contract end date, best before, best before date, use by date, closing date, submitted date, borrowed date, since, date received, date collected, date taken, posted date, scheduled date, last contacted, last contacted date, wedding date, screening date, visit date',
  datetime:
    'date and time, start, end, start time, end time, starts at, ends at, appointment time, kick-off, kickoff, departure time, arrival time, pickup time, drop-off time, clock in, clock out, time slot, scheduled time, date/time',
  time: 'time, opening time, closing time, wake-up time, bedtime, time of day, meeting time, slot time',
  duration:
    'duration, duration in minutes, length in minutes, running time, runtime, preparation time, prep time, cooking time, cook time, time spent, minutes, minutes spent, estimated time, travel time, baking time, practice time, lesson length',
  tags: 'tags, tag list, keywords, skills, languages, hobbies, interests, subjects, features, amenities, allergens, attendees, working days, labels list, dietary tags, equipment list, instruments, certifications, qualifications, topics covered, technologies, cast',
  lines:
    'ingredients, steps, items list, directions, method steps, to-dos, checklist items, toppings, materials needed',
  email:
    'email, e-mail, email address, e-mail address, mail address, contact email, customer email, work email, parent email',
  phone:
    'phone, phone number, telephone, telephone number, mobile, mobile number, contact number, cell, cell phone, fax, emergency contact, emergency phone, whatsapp, guardian contact, contact, parent phone, emergency number',
  url: 'url, link, website, web site, video link, meeting link, homepage, portfolio link, web address, github link, linkedin, linkedin profile, map link, recipe link, purchase link, booking link, social media link, video',
  image:
    'photo, photos, photograph, photographs, snapshot, picture, pictures, image, images, logo, avatar, cover, cover photo, cover image, screenshot, portrait, poster, thumbnail, headshot, before photo, after photo, profile picture, profile photo, floor plan, icon image, pictures of it',
  file: 'file, files, attachment, attachments, document, documents, cv, cv file, resume, pdf, contract file, sheet music, receipt, receipt file, invoice file, recording, upload, cover letter, x-ray, lab report, insurance document, scan, signed contract, audio file',
  enum: 'status, stage, state, priority, severity, category, type, kind, condition, gender, urgency, difficulty, payment status, payment method, size, plan, membership type, membership, billing cycle, source, channel, result, mood, role, blood type, availability, light, light need, season, voice, shift type, room type, fuel type, transmission, meal type, side, department name, delivery method, fulfilment, risk, impact, phase, visibility, order status, delivery status, return condition, skill level, experience level, relationship, pet type, service type, job type, contract type, subject type, format, colour scheme, payment terms, energy level, meal, weather, class type, vehicle type, property type, lesson type, test type, sample type',
  color: 'hex color, theme color, label color',
};

/** Words that name an attribute, by the type of value that they ask for. The longest match wins. */
export const fieldWords: Readonly<Partial<Record<FieldType, string>>> = Object.fromEntries(
  [...new Set([...Object.keys(basicWords), ...Object.keys(everydayWords)])].map((type) => [
    type,
    [basicWords, everydayWords].flatMap((words) => words[type as FieldType] ?? []).join(', '),
  ]),
);

/** Attributes that a shared last word completes: "start and end date", "parts and labour cost". */
export const sharedModifiers: readonly string[] = (
  'start,end,home,away,first,last,parts,part,labour,labor,material,billing,shipping,delivery,pickup,pick-up,return,drop-off,' +
  'check-in,check-out,planned,actual,gross,net,estimated,buy,sell,purchase,sale,selling,minimum,maximum,min,max,opening,closing,' +
  'departure,arrival,before,after,recording,publish,release,target,current,loan,due,issue,expiry,hourly,daily,weekly,monthly,' +
  'birth,hire,contract,warranty,unit,total,begin,from,to,collection,lease,move-in,move-out,order,invoice,payment,service,entry'
).split(',');

/** Units that an attribute's own name leaves no doubt about. */
export const fieldUnits: Readonly<Record<string, string>> = {
  litres: 'l',
  liters: 'l',
  km: 'km',
  kms: 'km',
  kilometres: 'km',
  kilometers: 'km',
  miles: 'mi',
  'nautical miles': 'NM',
  metres: 'm',
  meters: 'm',
  kilograms: 'kg',
  tonnes: 't',
  grams: 'g',
  kg: 'kg',
  lbs: 'lb',
  kilos: 'kg',
  kwh: 'kWh',
  'square metres': 'm²',
  'square meters': 'm²',
  sqm: 'm²',
  'square feet': 'sq ft',
  sqft: 'sq ft',
  'square footage': 'sq ft',
  'cubic metres': 'm³',
  hectares: 'ha',
  acres: 'acres',
  gallons: 'gal',
  bpm: 'bpm',
  'heart rate': 'bpm',
  'average heart rate': 'bpm',
  'resting heart rate': 'bpm',
  'max heart rate': 'bpm',
  pulse: 'bpm',
  hp: 'hp',
  horsepower: 'hp',
  rpm: 'rpm',
  calories: 'kcal',
  carats: 'ct',
  systolic: 'mmHg',
  diastolic: 'mmHg',
};
