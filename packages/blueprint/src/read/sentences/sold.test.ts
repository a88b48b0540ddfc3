import { expect, test } from 'vitest';
import { plannedFields } from '../../testing/told.ts';

test.each([
  [
    'A web shop for antique clocks with maker, year, height and price',
    'Clock',
    ['Maker:string', 'Height:number'],
  ],
  [
    'Marketplace for second-hand prams with brand, colour and price, buyers message the seller',
    'Pram',
    ['Brand:string', 'Price:money'],
  ],
  [
    'I sell my teapots, with photo, glaze and price, and people can buy them online',
    'Teapot',
    ['Glaze:string', 'Price:money'],
  ],
  [
    'Canteen menu with allergens, price and calories, everyone sees it',
    'Dish',
    ['Allergens:tags', 'Price:money'],
  ],
])('what a place sells has the attributes that are told of the place: %s', (text, thing, fields) => {
  expect(plannedFields(text)[thing]).toEqual(expect.arrayContaining(fields));
});

test('a cart is no attribute of what the shop sells, nor is what guests do one of a dish', () => {
  const labels = (text: string, thing: string) => (plannedFields(text)[thing] ?? []).join(' ');

  expect(labels('An online shop for our soaps with a cart and a checkout', 'Soap')).not.toMatch(
    /cart|checkout/i,
  );
  expect(labels('Menu of our bistro with price and photo, and guests book a table', 'Dish')).not.toMatch(
    /guest|table/i,
  );
});

test('stars and a comment are a review', () => {
  expect(
    plannedFields(
      'A site of reviews: lakes with depth and region, swimmers and guests leave a rating and a comment',
    )['Review'],
  ).toEqual(expect.arrayContaining(['Rating:rating']));
  expect(
    plannedFields('Beer reviews: beers with brewery and style, people leave stars and a comment')[
      'Beer review'
    ],
  ).toEqual(expect.arrayContaining(['Rating:rating', 'Beer:ref']));
});
