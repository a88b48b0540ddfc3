import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { capture } from './run.mjs';
import { Stop } from './stop.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test with: one named by SAYSO_TEST_BROWSER, the system's, Playwright's, else one installed now. */
export async function ensureBrowser(node) {
  const found = process.env.SAYSO_TEST_BROWSER ?? onThisMachine() ?? (await playwrights(node));
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests ...\n');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    process.stdout.write('Fetching Chromium for the browser tests ...\n');
    await capture(node, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  }
  const now = onThisMachine() ?? (await playwrights(node));
  if (now) return now;
  throw new Stop(
    'The browser tests need Chromium, and none was found or could be installed. Install Chromium or Chrome, or name one with SAYSO_TEST_BROWSER.',
  );
}

function onThisMachine() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces].find(
    existsSync,
  );
}

async function playwrights(node) {
  const ask = "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath())";
  const { output } = await capture(node, ['--input-type=module', '-e', ask]);
  return existsSync(output.trim()) ? output.trim() : undefined;
}
