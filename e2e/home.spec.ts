import { expect, test } from './support/fixtures.ts';

const heading = 'What would you build today?';
const boxName = 'Describe the app you want';

test('[B-HOME-01, B-HOME-04] Home greets a new person with a banner, the prompt box and no apps yet', async ({
  builder,
  product,
}) => {
  await builder.goto(product.url);

  await expect(builder.getByText(/get\s+20 free credits/)).toBeVisible();
  await expect(builder.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(builder.getByRole('textbox', { name: boxName })).toBeVisible();
  await expect(builder.getByRole('heading', { name: 'My Recent Apps' })).toBeVisible();
  await expect(builder.getByText("You haven't created any apps yet.")).toBeVisible();
});

test("[B-HOME-02, B-HOME-05, B-ROUTE-03] the nine apps last changed are listed, and a card opens its app's editor", async ({
  builder,
  product,
  maker,
}) => {
  const long = 'Keeps the rota of the lifeboat crew with their hours and trainings. '.repeat(8);
  for (let number = 1; number <= 10; number += 1) {
    await maker.api.call('POST', '/apps', { name: `Rota ${number}`, user_description: long });
  }
  const stranger = await maker.api.signUp('Bea');
  await stranger.api.call('POST', '/apps', { name: 'Not mine', user_description: 'x' });
  const apps = await maker.api.call<{ id: string; name: string }[]>('GET', '/apps');
  const second = apps.find(({ name }) => name === 'Rota 2');
  await maker.api.call('PUT', `/apps/${second?.id}`, { user_description: `${long}!` });

  await builder.goto(product.url);
  const cards = builder.getByRole('article');
  await expect(cards).toHaveCount(9);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(names).toEqual(['Rota 2', ...[10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Rota ${number}`)]);

  const description = cards.first().getByText('Keeps the rota');
  const { height, lineHeight } = await description.evaluate((element) => ({
    height: element.clientHeight,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(Math.round(height / lineHeight)).toBe(2);

  await cards.first().getByRole('link').click();
  await expect(builder).toHaveURL(`${product.url}/apps/${second?.id}/editor/preview`);
  await expect(builder.getByRole('region', { name: 'Chat' })).toBeVisible();
  await expect(builder.getByRole('region', { name: 'Preview' })).toBeVisible();
});

/** In the page: notes what the prompt box holds at each frame, until it is gone. */
function watchBox() {
  const shown: string[] = [];
  Object.assign(window, { shown });
  const look = () => {
    const box = document.querySelector('textarea');
    if (box?.getAttribute('aria-label') !== 'Describe the app you want') return;
    if (!shown.includes(box.value)) shown.push(box.value);
    requestAnimationFrame(look);
  };
  look();
}

test('[B-PROMPT-01, B-CREATE-02] Shift+Enter breaks the line, Enter sends and leads to the editor with the message', async ({
  builder,
  product,
}) => {
  await builder.goto(product.url);
  await builder.getByRole('textbox', { name: boxName }).fill('A list of the songs our choir knows');
  await builder.keyboard.press('Shift+Enter');
  await builder.keyboard.type('each with its composer');
  await expect(builder.getByRole('textbox', { name: boxName })).toHaveValue(
    'A list of the songs our choir knows\neach with its composer',
  );
  await builder.evaluate(watchBox);
  await builder.keyboard.press('Enter');

  await expect(builder).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor\/preview/);
  // The box keeps the words until the editor is there, and is empty for the next description.
  expect(await builder.evaluate(() => Reflect.get(window, 'shown'))).toEqual([
    'A list of the songs our choir knows\neach with its composer',
  ]);
  await expect(builder.getByRole('article', { name: 'You' })).toContainText('each with its composer');
  await builder.goto(product.url);
  await expect(builder.getByRole('textbox', { name: boxName })).toHaveValue('');
});

test('[B-PROMPT-06] sending an empty description asks for one and creates nothing', async ({
  builder,
  product,
  maker,
}) => {
  await builder.goto(product.url);
  await builder.getByRole('button', { name: 'Build', exact: true }).click();

  await expect(builder.getByRole('alertdialog')).toContainText('Please enter an app description');
  await builder.getByRole('button', { name: 'OK' }).click();
  await expect(builder.getByRole('alertdialog')).toHaveCount(0);
  expect(await maker.api.call('GET', '/apps')).toEqual([]);
});

test('[B-PROMPT-07] blanks alone are not sent', async ({ builder, product, maker }) => {
  await builder.goto(product.url);
  await builder.getByRole('textbox', { name: boxName }).fill('   \n  ');
  await builder.keyboard.press('Enter');
  await builder.getByRole('button', { name: 'Build', exact: true }).click();

  await expect(builder.getByRole('heading', { name: heading })).toBeVisible();
  await expect(builder.getByRole('alertdialog')).toHaveCount(0);
  expect(await maker.api.call('GET', '/apps')).toEqual([]);
});
