import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { daysUntil } from './days.ts';
import { sampleRecords } from './samples.ts';

const samplesOf = (text: string, name: string) =>
  sampleRecords(buildBlueprint(read(text)), now).find(({ entity }) => entity === name)?.records ?? [];
const days = (value: unknown): number => daysUntil(value, now) ?? Number.NaN;

test('a book was lent before it is due, and has a return date where it is back', () => {
  const loans = samplesOf(
    'Library: loans with book, borrower, loan date, due date, return date, status borrowed or returned',
    'Loan',
  );

  expect(loans.length).toBeGreaterThan(4);
  for (const { loan_date, due_date, return_date, status } of loans) {
    expect(days(loan_date)).toBeLessThan(days(due_date));
    if (status !== 'returned') expect(return_date).toBeUndefined();
    else {
      expect(days(return_date)).toBeLessThanOrEqual(0);
      expect(days(return_date)).toBeGreaterThanOrEqual(days(loan_date));
    }
  }
});

test('an invoice adds up, is paid where it says so, and overdue only when its day has gone', () => {
  const invoices = samplesOf(
    'Invoices with number, net amount, VAT, total amount, issue date, due date, paid date and status draft, sent, paid or overdue',
    'Invoice',
  );

  expect(invoices.map(({ status }) => status)).toEqual(expect.arrayContaining(['sent', 'paid', 'overdue']));
  for (const row of invoices) {
    const { net_amount, vat, total_amount, due_date, paid_date, status } = row;
    expect(total_amount).toBeCloseTo(Number(net_amount) * (1 + Number(vat) / 100), 1);
    expect(paid_date !== undefined).toBe(status === 'paid');
    if (status === 'overdue') expect(days(due_date)).toBeLessThan(0);
    if (status === 'sent') expect(days(due_date)).toBeGreaterThanOrEqual(0);
  }
});

test('a membership is as long as its plan', () => {
  const members = samplesOf(
    'Members with name, plan monthly or yearly, start date, end date and status active, paused or expired',
    'Member',
  );

  for (const { plan, start_date, end_date, status } of members) {
    const length = days(end_date) - days(start_date);
    expect(Math.abs(length - (plan === 'monthly' ? 30 : 365))).toBeLessThan(4);
    if (status === 'active') expect(days(start_date)).toBeLessThanOrEqual(0);
    if (status === 'expired') expect(days(end_date)).toBeLessThan(0);
  }
});

test('a pass for a day has begun where it is valid, ends in time and is never paused', () => {
  const members = samplesOf(
    'Swimming pool: members with name, pass (day pass, weekly, monthly), start date, end date, status (active, paused, expired)',
    'Member',
  );
  const passes = members.filter((member) => member['pass'] === 'day pass');

  expect(passes.length).toBeGreaterThan(0);
  for (const { status } of passes) expect(status).not.toBe('paused');
  for (const { start_date, end_date, status } of members.filter((member) => member['status'] !== 'expired')) {
    expect(days(start_date), String(status)).toBeLessThanOrEqual(0);
    expect(days(end_date)).toBeGreaterThanOrEqual(0);
  }
});

test('offers stand where one was made, and what is let costs a rent', () => {
  const homes = samplesOf(
    'An agency keeps properties for sale or to let: name, price, offer amount, status available, under offer, sold or let',
    'Property',
  );

  expect(homes.map(({ status }) => status)).toContain('let');
  for (const { price, offer_amount, status } of homes) {
    expect(Number(price) > 10_000).toBe(status !== 'let');
    expect(offer_amount !== undefined).toBe(status !== 'available');
    if (offer_amount !== undefined) expect(Number(offer_amount)).toBeLessThanOrEqual(Number(price));
  }
});

test('an age fits the birthday', () => {
  for (const { birthday, age } of samplesOf('Employees with name, birthday and age', 'Employee')) {
    expect(age).toBe(Math.floor(-days(birthday) / 365.25));
    expect(Number(age)).toBeGreaterThan(17);
  }
});

test('a day of payment stands only where the work has come to its end', () => {
  const jobs = samplesOf(
    'Repair jobs with title, labour cost, parts cost, total, paid date and status waiting, in repair or collected',
    'RepairJob',
  );

  expect(jobs.length).toBeGreaterThan(4);
  for (const { status, paid_date, labour_cost, parts_cost, total } of jobs) {
    expect(paid_date !== undefined, String(status)).toBe(status === 'collected');
    if (paid_date !== undefined) expect(days(paid_date)).toBeLessThanOrEqual(0);
    expect(total).toBe(Number(labour_cost) + Number(parts_cost));
  }
});
