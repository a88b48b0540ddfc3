import { expect, test } from 'vitest';
import { cutTo, fitBelow, linesOf, roomBeside } from './chart-labels.ts';

test.each([
  ['one that fits stays on one line', 'Halden Rail', 90, ['Halden Rail']],
  ['a longer one takes two', 'Oat Street Bakery', 80, ['Oat Street', 'Bakery']],
  ['what is left over is cut', 'Oat Street Bakery and Mill', 80, ['Oat Street', 'Bakery and…']],
  ['one word is cut', 'Zusammenfassung', 50, ['Zusamm…']],
  ['wide letters take more room', '北京市海淀区', 50, ['北京市…']],
])('%s', (_what, label, room, lines) => expect(linesOf(label, room)).toEqual(lines));

test('labels lie beside their bars where one of them cannot be read whole below', () => {
  const clients = ['Halden Rail', 'Quayside Books', 'Fern & Field', 'Oat Street Bakery'];
  expect(fitBelow(clients, 70)).toBe(true);
  expect(fitBelow(clients, 50)).toBe(false);
  expect(roomBeside(clients, 300)).toBe(113);
  expect(roomBeside(clients, 200)).toBe(80);
  expect(cutTo('Oat Street Bakery', 80)).toBe('Oat Street…');
});
