import { expect, frameOf, test } from './support/fixtures.ts';

test('a generated app at 390 px: records stay inside of their page, and chosen ones have a bar in reach', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(
    'Customers with name, company, email, phone and website, and orders with customer and total. neo-brutalism style',
  );
  const customers = await maker.api.call<{ id: string }[]>('GET', `/apps/${app.id}/entities/Customer`);
  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/CustomerDetails?id=${customers[0]?.id}`);
  const frame = frameOf(builder);
  await expect(frame.locator('dd').first()).toBeVisible();
  const isWide = await frame.locator('html').evaluate((html) => ({
    page: html.scrollWidth - html.clientWidth,
    parts: [...html.querySelectorAll('dd, dd *, main')].filter(
      (part) => part.getBoundingClientRect().right > html.clientWidth,
    ).length,
    facts: [...html.querySelectorAll('dd')].filter((fact) =>
      [...fact.querySelectorAll('*')].some(
        (part) => part.getBoundingClientRect().right > fact.getBoundingClientRect().right + 1,
      ),
    ).length,
  }));
  expect(isWide).toEqual({ page: 0, parts: 0, facts: 0 });
  const card = frame.locator('.kit-card').first();
  expect(await card.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('2px');

  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Customers`);
  const boxes = frame.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await boxes.nth(7).scrollIntoViewIfNeeded();
  await expect(frame.getByText('2 selected')).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await frame.getByRole('button', { name: 'Clear selection' }).click();
  await expect(frame.getByText('2 selected')).toHaveCount(0);
});

const sizes = `import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select, SelectTrigger, SelectValue } from '@/components/ui/select';

export default function Sizes() {
  return (
    <main className="flex flex-col items-start gap-2">
      <Button>plain</Button>
      <Button size="icon" aria-label="icon" />
      <Button className="h-20">tall</Button>
      <Button className="h-6">low</Button>
      <Button className="size-16" aria-label="square" />
      <Button size="icon" className="size-16" aria-label="large icon" />
      <Button size="icon" className="h-14 w-20" aria-label="wide icon" />
      <Button size="sm" className="h-[52px]">small</Button>
      <Button className="h-auto py-6">as high as its words</Button>
      <Input aria-label="field" />
      <Input className="h-16" aria-label="tall field" />
      <Select>
        <SelectTrigger aria-label="choice"><SelectValue /></SelectTrigger>
      </Select>
      <Select>
        <SelectTrigger className="h-16" aria-label="tall choice"><SelectValue /></SelectTrigger>
      </Select>
    </main>
  );
}
`;

/** Height, and the width of what has no words, of each control by its name. */
const sizesWanted = (touch: number) => ({
  plain: [touch],
  icon: [touch, touch],
  tall: [80],
  low: [24],
  square: [64, 64],
  'large icon': [64, 64],
  'wide icon': [56, 80],
  small: [52],
  'as high as its words': [70],
  field: [touch],
  'tall field': [64],
  choice: [touch],
  'tall choice': [64],
});

test('a height that a page gives holds on a phone; without one, what is tapped is 40 px high', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build('A list of books with title and author');
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: 'pages/Sizes', content: sizes });
  const measured = async () => {
    const frame = frameOf(builder);
    await expect(frame.getByRole('button', { name: 'plain' })).toBeVisible();
    return frame.locator('main main').evaluate((main) =>
      Object.fromEntries(
        [...main.querySelectorAll('button, input')].map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          const isSquare = control.matches('button[aria-label]:not([role=combobox])');
          return [name, isSquare ? [height, width] : [height]];
        }),
      ),
    );
  };
  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Sizes`);
  expect(await measured()).toEqual(sizesWanted(40));

  await builder.setViewportSize({ width: 1440, height: 900 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Sizes`);
  expect(await measured()).toEqual(sizesWanted(36));
});
