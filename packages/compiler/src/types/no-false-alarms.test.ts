import { expect, test } from 'vitest';
import { adoptProject } from '../adopt/adopt-project.ts';
import { exportedApp } from '../testing/exported-app.ts';
import { openLibrary } from '../testing/library.ts';
import { CheckedApp } from './check-app.ts';

const { vendor } = await openLibrary();

test.each(['legacy', 'template'] as const)(
  'nothing is wrong with an export of the %s shape',
  (shape) => {
    const files = Object.entries(exportedApp(shape)).filter(([path]) => !path.endsWith('.png'));
    const texts = Object.fromEntries(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
    const given = { texts, pictures: {}, others: [], archiveName: 'app.zip' };
    const { tree } = adoptProject(given, vendor.exportsOf);
    expect(new CheckedApp().check(tree)).toEqual([]);
  },
  90_000,
);
