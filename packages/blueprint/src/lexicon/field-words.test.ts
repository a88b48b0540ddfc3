import type { FieldType } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { readField } from '../read/fields/field-phrase.ts';

/** As people write them, in no order of trades: what stands on their forms, labels and lists. */
const phrases: Readonly<Partial<Record<FieldType, string>>> = {
  date: 'best before, DOB, date of purchase, bottled on, sell by date, pick-up day, last worn, hatch date, brew date, exam day, first seen, sowing date, MOT due, valid from, moved in, bought on, roast date, opened on, anniversary, graduation date, last fed, casting date',
  datetime: 'start date and time, kick-off time, check-in time, tee time, arrival time',
  time: 'sunrise, doors open, quiet hours start, curfew, feeding time, closing time',
  duration: 'mins, cook time, running time, steeping time, lap time, time needed, screen time, flight time',
  int: 'bedrooms, pallets, credits, servings, qty, no of guests, hp, BPM, page count, stitches, portions, max guests, eggs, steps walked, attendance count, laps, year built, heart rate, hit points, wins, losses, ISO, jersey no, age, pulse, number of legs, floors, chapters read, row count, word count, systolic, number of pieces, player count, headcount',
  number:
    'pH, weight, birth weight in kg, lat, longitude, wingspan, elevation gain, distance, litres, diameter, depth, mileage per litre, water temp, salinity, wind speed, thickness, gravity, chest circumference, hba1c, carat, km, hardness, engine size, square metres',
  money:
    'cost pp, price, asking price, bar tab, hourly rate, deposit, entrance fee, amount owed, spent, takings, entry charge, budget left, market value, cost per night, prize money, tips, ticket price, list price, buy-in, bounty, service charge',
  percent:
    'ABV, discount, humidity percent, battery level, success rate, moisture, VAT, markup, body fat percentage, attendance rate',
  rating: 'stars, my rating, rating out of 5, spiciness rating, overall rating',
  bool: 'paid, vegan, neutered, wheelchair accessible, gluten free, released, signed off, in stock, rsvp received, breakfast included, house trained, kid friendly, smoking allowed, has garden, wifi, potty trained, sold out, chipped, opt in, is private, finished or not, insured, checked off',
  string:
    'name, reg no, pick-up place, breed, catalogue number, author, ring number, hometown, call sign, ISBN, frame number, maiden name, key signature, seat number, postcode, IBAN, licence number, shelf mark, SKU, shirt colour, who it is for, meeting point',
  text: 'notes, directions to the house, allergies, house rules, lessons learned, description, care instructions, medical notes, postal address, delivery instructions, backstory, tasting notes, message to the host',
  tags: 'tags, triggers, languages spoken, skills, ingredients used, allergens, instruments played, interests, dietary restrictions',
  lines: 'ingredients, steps, packing list, shot list, chores list, materials needed, things to bring',
  email: 'email, contact email, e-mail address, parents email',
  phone: 'phone, mobile no, WhatsApp number, emergency contact number, tel, landline, cell',
  url: 'website, link to the shop, playlist link, YouTube link, Instagram link, map link, webpage',
  image: 'photo, cover art, album cover, before picture, headshot, front view photo, selfie, label photo',
  file: 'pdf, score sheet pdf, scan of the contract, manual, sheet music, audio recording, gpx file, receipt, consent form',
  enum: 'status, blood type, difficulty, skill level, shirt size, blood group, belt colour, meal type, marital status, payment method, weather, terrain, fuel type, sex, energy level, dietary preference, day of the week, handedness, stroke, rarity, roast level, room type, t-shirt size, activity level',
  color: 'colour code, hex colour, accent colour',
};

const rows = Object.entries(phrases).flatMap(([type, list]) =>
  list.split(',').map((phrase) => [phrase.trim(), type] as const),
);

test('the table holds at least 150 phrases', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
});

test.each(rows)('"%s" is of type %s', (phrase, type) => {
  expect(readField(phrase)?.type).toBe(type);
});
