import type { ApiClient } from '@sayso/e2e/support/api';
import type { Browser, Page } from 'playwright-core';
import { type Figure, ms, percentile } from './support/figures.ts';

const edits = 20;
const typed = 'typed before the edits';
const component = (round: number) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  const [note, setNote] = useState('');
  return (
    <section className="p-4">
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
      <p id="round">Round ${round}</p>
    </section>
  );
}
`;
const page = `import Counter from '@/components/Counter';

export default function Bench() {
  return <main><h1>Bench</h1><Counter /></main>;
}
`;

declare global {
  var __rounds: Record<string, number> | undefined;
}

/** From sending one component that is on screen to its new text in the preview, what was typed being kept. */
export async function measureHotEdit(browser: Browser, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.build('Book club with books, members and meetings with a date');
  const write = (path: string, content: string) =>
    maker.call('POST', `/apps/${app.id}/coding/write`, { file_path: path, content });
  await write('components/Counter', component(0));
  await write('pages/Bench', page);
  const context = await browser.newContext();
  const preview = await context.newPage();
  await preview.addInitScript(noteRounds);
  const { url } = await maker.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const address = new URL(url);
  address.pathname = '/Bench';
  await preview.goto(address.href);
  await preview.getByLabel('Note').fill(typed);
  await preview.getByRole('button', { name: 'Pressed 0 times' }).click();
  const samples: number[] = [];
  let kept = 0;
  for (let round = 1; round <= edits; round += 1) {
    const sent = Date.now();
    const written = write('components/Counter', component(round));
    samples.push((await whenShown(preview, round)) - sent);
    await written;
    if (await isKept(preview)) kept += 1;
  }
  await context.close();
  return [
    {
      name: 'one-file edit to visible, React state kept, median',
      value: `${ms(percentile(samples, 0.5))} (p95 ${ms(percentile(samples, 0.95))}); state kept ${kept} of ${edits}`,
      aim: '100 ms',
      how: `\`POST /coding/write\` of a component on screen to its new text in the preview, ${edits} edits`,
    },
  ];
}

/** Runs inside the preview: notes when each round's text was first there. */
function noteRounds(): void {
  const rounds: Record<string, number> = {};
  globalThis.__rounds = rounds;
  const look = () => {
    const text = document.getElementById('round')?.textContent;
    if (text) rounds[text] ??= Date.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

async function whenShown(preview: Page, round: number): Promise<number> {
  const handle = await preview.waitForFunction((text) => globalThis.__rounds?.[text], `Round ${round}`, {
    timeout: 15_000,
  });
  return Number(await handle.jsonValue());
}

async function isKept(preview: Page): Promise<boolean> {
  const note = await preview.getByLabel('Note').inputValue();
  return note === typed && (await preview.getByRole('button', { name: 'Pressed 1 times' }).count()) === 1;
}
