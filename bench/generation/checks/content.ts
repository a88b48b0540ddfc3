import { eventually } from '@sayso/e2e/acceptance/claims';
import { RecordForm } from '@sayso/e2e/acceptance/record-form';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { exactly } from '../forms.ts';
import { plain } from '../names.ts';
import { visitorPage } from '../people.ts';
import type { Place } from '../place.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

export const text = judge(z.object({ text: z.string() }), async (place, { text: wanted }) => {
  await place.visit('');
  const seen = (await place.page.locator('body').innerText()).replace(/\s+/g, ' ');
  need(
    seen.toLowerCase().includes(wanted.toLowerCase()),
    'otherwise than said',
    `the main page says ${seen.slice(0, 160)}`,
  );
  return `the main page says "${wanted}"`;
});

export const nav = judge(z.object({ nav: z.string() }), async (place, { nav: wanted }) => {
  const labels = await place.app.navigation();
  const header = await place.page.locator('header nav').getByRole('link').allInnerTexts();
  const all = [...labels, ...header].map((label) => label.trim()).filter(Boolean);
  need(
    all.some((label) => label.toLowerCase() === wanted.toLowerCase()),
    'otherwise than said',
    `the navigation says ${few(all)}`,
  );
  return `the navigation says ${few(all)}`;
});

/** Other words that sections are headed with. */
const sectionWords: Readonly<Record<string, RegExp>> = {
  services: /services?|what we (?:do|offer)|our offer|treatments/i,
  faq: /faq|questions/i,
  contact: /contact|get in touch|write to us|reach us|enquir|inquir|message/i,
  testimonials: /testimonial|what .* say|reviews?|kind words|clients? say/i,
  gallery: /gallery|portfolio|our work|projects|pictures|photos/i,
  pricing: /pric|plans|packages|rates|cost/i,
  prices: /pric|plans|packages|rates|cost/i,
  about: /about|our story|who we are|why /i,
  team: /team|people|who we are|crew|staff/i,
  hours: /hours|open(?:ing)?\b|when we/i,
  location: /where|location|find us|visit|address|map/i,
  features: /features?|why |what you get|benefits/i,
  menu: /menu|dishes|food/i,
  newsletter: /newsletter|subscribe|stay in touch/i,
  booking: /book|reserve|appointment/i,
};

export const sections = judge(
  z.object({ sections: z.array(z.string()) }),
  async (place, { sections: wanted }) => {
    const counts = place.pages.map((page) => ({
      page,
      missing: wanted.filter((one) => !holdsSection(page, one)),
    }));
    const [best] = counts.sort((one, other) => one.missing.length - other.missing.length);
    need(
      best !== undefined && best.missing.length < wanted.length,
      'page missing',
      `no page has such sections (${few(place.labels)})`,
    );
    await place.visit(best.page.name);
    const filled = await place.page.evaluate(
      () =>
        [...document.querySelectorAll('main section')].filter(
          (one) => (one.textContent ?? '').trim().length > 30,
        ).length,
    );
    const seen = `${best.page.label || best.page.title} is headed ${best.page.title}, ${few(best.page.headings, 16)}`;
    need(best.missing.length === 0, 'otherwise than said', `${seen}; it lacks ${few(best.missing)}`);
    need(filled >= Math.min(2, wanted.length), 'otherwise than said', `${seen}; its sections are empty`);
    return seen;
  },
);

const holdsSection = (
  { headings, title, links, buttons, text: said, fields }: Sketch,
  wanted: string,
): boolean => {
  const name = wanted.toLowerCase();
  if (/^hero|^header|^banner/.test(name)) return title !== '' && links.length + buttons.length > 0;
  if (/^footer/.test(name)) return said.length > 0;
  if (/form$/.test(name)) return fields.length > 1;
  const words = sectionWords[name] ?? new RegExp(name.replace(/s$/, ''), 'i');
  return headings.some((one) => words.test(one));
};

const archetypeWords: Readonly<Record<string, (page: Sketch) => boolean>> = {
  kanban: ({ board }) => board.length > 0,
  calendar: ({ counts }) => (counts['days'] ?? 0) > 0,
  timer: ({ counts }) => (counts['timer'] ?? 0) > 0,
  dashboard: ({ label, title }) => /dashboard|overview/i.test(`${label} ${title}`),
  cart: ({ buttons }) => buttons.some((one) => /to the cart|add to cart/i.test(one)),
  public: ({ isInside }) => !isInside,
  landing: ({ isInside }) => !isInside,
  report: ({ charts }) => charts.length > 0,
};

export const none = judge(z.object({ none: z.string() }), async (place, { none: wanted }) => {
  if (/^log-?in$|^sign-?in$|^account/i.test(wanted)) return noLogin(place);
  const thing = place.names.find(wanted);
  need(thing === undefined, 'otherwise than said', `the app keeps ${thing?.plural}`);
  const fits =
    archetypeWords[wanted] ??
    (({ label, title }: Sketch) => [label, title].some((one) => plain(one) === plain(wanted)));
  const found = place.pages.find(fits);
  need(found === undefined, 'otherwise than said', `there is a page ${found?.label || found?.title}`);
  need(place.pages.length > 0, 'page missing', 'the app has no pages');
  return `no page and no entity of that kind among ${few([...place.labels, ...place.names.things.map(({ noun }) => noun)])}`;
});

async function noLogin(place: Place): Promise<string> {
  const page = await visitorPage(place);
  const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  const doors = await page
    .getByRole('button', { name: /sign in|log in/i })
    .or(page.getByRole('link', { name: /sign in|log in/i }))
    .count();
  const fields = await page.locator('input[type=password]').count();
  await page.context().close();
  need(doors + fields === 0, 'otherwise than said', `a visitor meets a sign-in: ${seen.slice(0, 120)}`);
  need(seen.length > 20, 'otherwise than said', 'a visitor sees an empty page');
  return `a visitor is let in at once: ${seen.slice(0, 100)}`;
}

/** Prose of the answer to the first message, or to the newest change. */
export const said = judge(z.object({ said: z.array(z.string()) }), async (place, { said: wanted }) => {
  const answer = place.said.at(-1) ?? '';
  const missing = wanted.filter(
    (word) => !answer.toLowerCase().includes(word.toLowerCase().replace(/(?:s|ing|ed)$/, '')),
  );
  need(
    missing.length === 0,
    'otherwise than said',
    `the answer does not speak of ${few(missing)}: ${answer.slice(-200)}`,
  );
  return `the answer speaks of ${few(wanted)}`;
});

export const settings = judge(
  z.object({ settings: z.array(z.string()) }),
  async (place, { settings: wanted }) => {
    const page = place.pageNamed(/settings|preferences|options|configuration/i, 'settings');
    const open = async () => {
      await place.go(page);
      const root = place.main;
      await root.locator('label').first().waitFor();
      return new RecordForm(place.page, root);
    };
    const changed: string[] = [];
    for (const name of wanted) {
      const form = await open();
      const labels = await form.labels();
      const label = place.names.label(name, labels) ?? labels.find((one) => plain(one).includes(plain(name)));
      need(label !== undefined, 'field missing', `the settings are ${few(labels)}, and no ${name}`);
      const value = await change(form, label);
      const save = place.main.getByRole('button', { name: /^save|^apply|^update/i });
      if ((await save.count()) > 0) await save.first().click();
      await place.page.waitForLoadState('networkidle');
      await place.app.reload();
      const again = await open();
      await eventually(
        () => valueIn(again, label),
        (now) => now === value,
        (now) => `${label} was set to ${value} and is ${now} after a reload`,
      );
      changed.push(`${label} ${value}`);
    }
    return `kept after a reload: ${few(changed)}`;
  },
);

const valueIn = async (form: RecordForm, label: string): Promise<string> => {
  const control = await form.control(exactly(label));
  return control.evaluate((element) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? element.value
      : (element.getAttribute('aria-checked') ?? element.textContent ?? '').trim(),
  );
};

/** Sets a setting to something else than it is; answers what it is then. */
async function change(form: RecordForm, label: string): Promise<string> {
  const name = exactly(label);
  const kind = await form.kind(name);
  const before = await valueIn(form, label);
  if (kind === 'combobox') {
    const other = (await form.options(name)).find((option) => option !== before);
    if (other === undefined) throw new Fails('otherwise than said', `${label} has nothing to choose`);
    await form.set(name, other);
  } else if (kind === 'switch' || kind === 'checkbox') await (await form.control(name)).click();
  else
    await form.set(
      name,
      kind === 'number'
        ? Number(before || 0) + 1
        : kind === 'time'
          ? '07:30'
          : kind === 'color'
            ? '#204080'
            : `${before} Zq`.trim(),
    );
  return valueIn(form, label);
}
