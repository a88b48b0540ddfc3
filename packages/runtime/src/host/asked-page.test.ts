import { expect, test } from 'vitest';
import { followAskedPages } from './asked-page.ts';

function anApp() {
  const told: string[] = [];
  const gone: string[] = [];
  const pages = followAskedPages((address) => told.push(address));
  return {
    told,
    gone,
    pages,
    draw: (address: string) => pages.handleRoute(address, (path) => gone.push(path)),
  };
}

test('a page that the builder asks for before the app is drawn is gone to once it is', () => {
  const { told, gone, pages, draw } = anApp();
  pages.ask('/Tasks');
  pages.ask('/Repairs');
  draw('/');
  expect({ told, gone }).toEqual({ told: [], gone: ['/Repairs'] });
  draw('/Repairs');
  expect({ told, gone }).toEqual({ told: ['/Repairs'], gone: ['/Repairs'] });
});

test('a page asked for later is gone to at once, and the builder hears of each that is reached', () => {
  const { told, gone, pages, draw } = anApp();
  draw('/');
  pages.ask('/Tasks');
  draw('/Tasks');
  expect({ told, gone }).toEqual({ told: ['/', '/Tasks'], gone: ['/Tasks'] });
});

test('an address is told with the newest request that was heard before it', () => {
  const told: [string, number][] = [];
  const pages = followAskedPages((address, request) => told.push([address, request]));
  const draw = (address: string) => pages.handleRoute(address, () => {});
  draw('/');
  pages.ask('/Tasks', 1);
  draw('/Tasks');
  draw('/Tasks?id=7');
  pages.ask('/Repairs', 2);
  draw('/Repairs');
  expect(told).toEqual([
    ['/', 0],
    ['/Tasks', 1],
    ['/Tasks?id=7', 1],
    ['/Repairs', 2],
  ]);
});

test('the page that the app began with is told where it is the one asked for', () => {
  const { told, gone, pages, draw } = anApp();
  pages.ask('/Tasks');
  draw('/Tasks');
  expect({ told, gone }).toEqual({ told: ['/Tasks'], gone: [] });
});
