import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

const reviewOf = async (text: string) => {
  const app = await buildApp(text);
  return { ...app, review: JSON.parse(app.tree['entities/Review'] ?? '{}') };
};

test.each([
  [
    'A website for our restaurant: dishes have name, price and photo. Visitors can rate a dish and write a review.',
  ],
  [
    'Dishes have a name, price and photo, on a public page. Guests can write a review of a dish with stars and text.',
  ],
])('visitors review a thing with stars and words, below the thing itself: %s', async (text) => {
  const { tree, review } = await reviewOf(text);
  expect(Object.keys(tree)).not.toContain('entities/Enquiry');
  expect(review.properties).toMatchObject({
    dish_id: { $ref: '/entities/Dish/id' },
    rating: { 'x-sayso': { kind: 'rating' } },
    text: { 'x-sayso': { kind: 'text' } },
  });
  expect(review.rls).toMatchObject({ create: true, read: true });
  expect(JSON.stringify(review.rls.update)).toContain('created_by');
  expect(tree['pages/DishView']).toContain("aboutField: 'dish_id'");
  expect(tree['pages/DishDetails']).toContain('Average rating');
});

test('reviews of the business stand on a public page with the average', async () => {
  const { tree, review, samples } = await reviewOf(
    'Customers leave reviews: stars and text. Hairdresser: services with price and duration, appointments.',
  );
  expect(Object.keys(review.properties)).toEqual(['name', 'rating', 'text']);
  expect(review.rls).toMatchObject({ create: true, read: true });
  expect(tree['pages/CustomerReviews']).toContain('<Reviews');
  const stars = samples.find(({ entity }) => entity === 'Review')?.records.map(({ rating }) => rating);
  expect(new Set(stars).size).toBeGreaterThan(2);
});

test('where people with an account review, visitors may not', async () => {
  const { review } = await reviewOf(
    'A directory of campsites with region and price; registered users write reviews with a rating.',
  );
  expect(review.properties.campsite_id).toBeDefined();
  expect(review.rls.create).not.toBe(true);
});

test('what a jury writes of applications is no review by customers', async () => {
  const { review } = await reviewOf(
    'Grant applications have a title and amount. Reviewers score each application from 1 to 10 with a comment.',
  );
  expect(review.properties.reviewer_id).toBeDefined();
  expect(review.rls.create).not.toBe(true);
});
