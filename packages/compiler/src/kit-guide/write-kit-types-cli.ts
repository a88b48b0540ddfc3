import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places.ts';
import { writeKitTypes } from './write-kit-types.ts';

for (const [name, text] of Object.entries(writeKitTypes()))
  writeFileSync(join(places.root, 'packages/core/src/prompt', name), text);
