import { eventually } from '@sayso/e2e/acceptance/claims';
import { z } from 'zod';
import { few, need } from '../fails.ts';
import { exactly, newForm, type OpenForm } from '../forms.ts';
import { plain } from '../names.ts';
import { bare } from '../resolve.ts';
import { judge } from './judge.ts';

const texts = z.array(z.string());

export const form = judge(
  z.object({ form: z.string(), has: texts }),
  async (place, { form: entity, has }) => {
    const thing = place.names.thing(entity);
    const opened = await newForm(place, thing);
    const labels = await opened.labels();
    const found = await Promise.all(has.map((wanted) => opened.label(wanted)));
    need(
      new Set(found).size === found.length,
      'field missing',
      `${few(has)} are not fields of their own: ${few(found)}`,
    );
    return `the form of ${thing.noun} offers ${few(labels, 20)}`;
  },
);

export const choices = judge(z.object({ choices: z.string(), are: texts }), async (place, check) => {
  const [entity = '', ...field] = check.choices.split('.');
  const opened = await newForm(place, place.names.thing(entity));
  const label = await opened.label(field.join('.'));
  const offered = await optionsIn(opened, label);
  const same =
    offered.length === check.are.length &&
    offered.every((one, at) => plain(one) === plain(check.are[at] ?? ''));
  need(same, 'otherwise than said', `${label} offers ${few(offered)}`);
  return `${label} offers ${few(offered)}`;
});

/** What a field lets one choose among, whether it is a list, buttons or a switch. */
async function optionsIn(opened: OpenForm, label: string): Promise<string[]> {
  const control = await opened.control(label);
  const kind = await opened.form.kind(exactly(label));
  if (kind === 'combobox') return opened.form.options(exactly(label));
  const buttons = control.locator('button, [role=radio], label');
  need(
    kind === 'fieldset' || kind === 'radiogroup',
    'otherwise than said',
    `${label} is a ${kind} and offers no choices`,
  );
  return (await buttons.allInnerTexts()).map((text) => text.trim()).filter(Boolean);
}

const numbers = ['number', 'money', 'percent'];
/** Which inputs do for what an author calls a kind. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  number: [...numbers, 'rating'],
  date: ['date', 'datetime'],
  time: ['time', 'datetime'],
  text: ['text', 'long-text'],
  file: ['file', 'image'],
  choice: ['choice', 'choices'],
  tags: ['tags', 'choices'],
};

export const input = judge(z.object({ input: z.string(), kind: z.string() }), async (place, check) => {
  const [entity = '', ...field] = check.input.split('.');
  const opened = await newForm(place, place.names.thing(entity));
  const label = await opened.label(field.join('.'));
  const seen = await kindIn(opened, label);
  need(
    (kinds[check.kind] ?? [check.kind]).includes(seen),
    'otherwise than said',
    `${label} is a field for ${seen}`,
  );
  return `${label} is a field for ${seen}`;
});

/** The kind of a field by what stands there, not by the schema behind it. */
async function kindIn(opened: OpenForm, label: string): Promise<string> {
  const control = await opened.control(label);
  const seen = await control.evaluate((element) => {
    const role = element.getAttribute('role');
    const type = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
    const beside = element.parentElement?.textContent?.trim() ?? '';
    return {
      type:
        role === 'switch' || role === 'checkbox' || role === 'combobox' || role === 'radiogroup'
          ? role
          : type,
      beside,
      isPicture: element.getAttribute('accept')?.includes('image') === true,
      hasStars: element.querySelector('[aria-label*=" of "]') !== null,
      placeholder: element.getAttribute('placeholder') ?? '',
    };
  });
  const simple: Readonly<Record<string, string>> = {
    switch: 'boolean',
    checkbox: 'boolean',
    'datetime-local': 'datetime',
    textarea: 'long-text',
    url: 'link',
    tel: 'phone',
    radiogroup: 'choice',
    range: 'number',
    output: 'computed',
  };
  if (seen.type === 'number')
    return /%/.test(seen.beside) ? 'percent' : /^[A-Z]{3}$|[$€£¥]/.test(seen.beside) ? 'money' : 'number';
  if (seen.type === 'file') return seen.isPicture ? 'image' : 'file';
  if (seen.type === 'fieldset') return seen.hasStars ? 'rating' : 'choices';
  if (seen.type === 'combobox') return (await isSearched(opened, label)) ? 'reference' : 'choice';
  if (seen.type === 'text' && /comma/i.test(seen.placeholder)) return 'tags';
  return simple[seen.type] ?? seen.type;
}

/** Records are found by typing, choices are not. */
async function isSearched(opened: OpenForm, label: string): Promise<boolean> {
  const { page } = opened.form;
  await (await opened.control(label)).click();
  const list = page.getByRole('listbox');
  await list.first().waitFor();
  const isTyped = (await page.locator('[cmdk-input], [data-radix-popper-content-wrapper] input').count()) > 0;
  await page.keyboard.press('Escape');
  return isTyped;
}

export const link = judge(z.object({ link: z.string(), to: z.string() }), async (place, check) => {
  const [thing, target] = [place.names.thing(check.link), place.names.thing(check.to)];
  const attribute = thing.attributes.find((one) => one.target === target.name);
  need(attribute !== undefined, 'field missing', `${thing.noun} refers to no ${target.noun}`);
  const title = place.mark();
  await place.records.titled(target, title);
  const opened = await newForm(place, thing);
  const label = await opened.label(bare(attribute.label));
  await opened.form.set(exactly(label), title);
  const control = await opened.control(label);
  await eventually(
    () => control.innerText(),
    (text) => text.includes(title),
    `${label} does not take "${title}"`,
  );
  return `${label} of ${thing.noun} takes a new ${target.noun}`;
});
