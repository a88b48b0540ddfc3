import { expect, test } from 'vitest';
import { asksOf } from '../operate/asks.ts';
import { beginPlan } from '../operate/begin-plan.ts';

const text =
  'A hair salon with stylists, services, clients and appointments. Clients book appointments online.';

test('visitors book with a name of their own: they choose of no clients, and nothing is demanded that nobody asks them', () => {
  const { blueprint } = beginPlan({ text, template: null });
  const page = blueprint.pages.find(({ archetype }) => archetype === 'booking');
  const asks = page && asksOf(blueprint, page);
  const labels = asks?.fields.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Name', 'Email', 'Service']));
  expect(labels).not.toContain('Client');
  const appointment = asks?.entity;
  expect(appointment?.rules.create).toBe('anyone');
  const filledByPage = ['Date', 'Stylist'];
  const demanded = appointment?.fields.filter(({ required }) => required).map(({ label }) => label) ?? [];
  expect(demanded.filter((label) => !labels?.includes(label) && !filledByPage.includes(label))).toEqual([]);
});
