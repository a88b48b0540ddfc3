import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Ignored folder for what the launcher makes: Node, stamps, built libraries. */
export const ownFolder = join(root, '.sayso');
