import { buildVendor } from './vendor/build-vendor.ts';

const { hash, fresh, skipped } = await buildVendor();
if (!fresh) console.log(`Built the library of generated apps (${hash}).`);
if (skipped.length > 0) console.warn(`The library lacks files for: ${skipped.join(', ')}`);
