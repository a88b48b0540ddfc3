import { createCheck } from '../check.ts';
import { buildVendor } from '../vendor/build-vendor.ts';
import { openVendorSet } from '../vendor/vendor-set.ts';

/** The real library of generated apps, built when it is not there yet, with the check that knows its names. */
export async function openLibrary() {
  await buildVendor();
  const vendor = openVendorSet();
  return { vendor, check: createCheck((specifier) => vendor.exportsOf(specifier)) };
}
