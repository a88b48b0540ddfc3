import { startProduct } from '@sayso/e2e/support/product';
import { type Figure, ms } from './support/figures.ts';

/** From the command to `/readyz`, packages installed and studio built: once on an empty data folder, once again. */
export async function measureStart(): Promise<Figure[]> {
  const started = performance.now();
  const first = await startProduct();
  const firstMs = performance.now() - started;
  await first.stop();

  const again = performance.now();
  const second = await startProduct({ dataDir: first.dataDir });
  const secondMs = performance.now() - again;
  await second.dispose();

  const how = '`npm start`’s own script to `/readyz` 200, embedded database';
  return [
    { name: 'start after install, first', value: ms(firstMs), aim: '3 s', how: `${how}, empty data folder` },
    { name: 'start after install, second', value: ms(secondMs), aim: '3 s', how },
  ];
}
