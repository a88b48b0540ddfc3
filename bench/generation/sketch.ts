import type { Page } from 'playwright-core';

/** What a page offers, read once when it was opened: enough to tell where something can be done. */
export type Sketch = {
  /** File name of the page. */
  name: string;
  /** In the navigation; empty where it is not there. */
  label: string;
  isInside: boolean;
  title: string;
  headings: string[];
  buttons: string[];
  links: string[];
  columns: string[];
  searches: string[];
  tabs: string[];
  /** Labels of fields that stand on the page itself. */
  fields: string[];
  /** Columns of a board. */
  board: string[];
  charts: { title: string; says: string }[];
  /** Cards with a label and a number. */
  figures: { label: string; value: string }[];
  /** Kinds of things that are seldom on a page: `timer`, `days`, `images`, `articles`, `time`, `video`. */
  counts: Record<string, number>;
  text: string;
};

type Read = Omit<Sketch, 'name' | 'label'>;

/** Reads the page that is open. */
export const sketch = (page: Page): Promise<Read> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const all = (query: string) => [...main.querySelectorAll<HTMLElement>(query)];
    const name = (element: Element) => clean(element.getAttribute('aria-label') ?? element.textContent);
    const names = (query: string) => [...new Set(all(query).map(name).filter(Boolean))].slice(0, 120);
    const charts = all('[role=img][aria-label]')
      .map((one) => ({
        title: clean(one.closest('[data-slot=card], section')?.querySelector('h2, h3')?.textContent),
        says: one.getAttribute('aria-label') ?? '',
      }))
      .filter(({ says }) => /: /.test(says));
    const figures = all('[data-slot=card]').flatMap((card) => {
      const [label, value] = [...card.querySelectorAll('p')].map((one) => clean(one.textContent));
      return label && value && /\d/.test(value) ? [{ label, value }] : [];
    });
    return {
      isInside: document.querySelector('aside nav, [data-slot=slim-frame]') !== null,
      title: clean(document.querySelector('main h1, h1')?.textContent),
      headings: names('h2, h3'),
      buttons: names('button, [role=button]'),
      links: names('a[href]'),
      columns: names('thead th'),
      searches: names('input[type=search]'),
      tabs: names('[role=tab]'),
      fields: names('form label, main label'),
      board: all('section[aria-label]')
        .filter((one) => one.querySelector('[data-rfd-droppable-id]') !== null)
        .map(name),
      charts,
      figures,
      counts: {
        timer: all('[role=timer]').length,
        days: all('[aria-label^="Add on "]').length,
        images: all('img').length,
        articles: all('article, [data-slot=card]').length,
        time: all('time').length,
        actions: all('[aria-label=Actions]').length,
        rows: all('tbody tr').length,
        textboxes: all('input:not([type=hidden]), textarea').length,
        pressed: all('button[aria-pressed]').length,
      },
      text: clean(main.innerText).slice(0, 8000),
    };
  });
