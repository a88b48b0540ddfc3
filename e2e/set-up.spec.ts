import { expect, test } from '@playwright/test';
import { startProduct } from './support/product.ts';
import { setupCodeOf } from './support/setup-code.ts';

test('where others can reach the server, its first account takes the setup code of the console', async ({
  page,
}) => {
  // Every address of the machine: reachable, whatever its name is.
  const product = await startProduct({ checksTypes: false, env: { HOST: '0.0.0.0' } });
  try {
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Full name').fill('Mira Rao');
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByLabel('Setup code').fill('AAAA-AAAA-AAAA');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This setup code is wrong.')).toBeVisible();

    const code = await setupCodeOf(product);
    await page.getByLabel('Setup code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'What would you build today?' })).toBeVisible();
  } finally {
    await product.dispose();
  }
});
