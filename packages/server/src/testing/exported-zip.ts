import { exportedApp } from '@sayso/compiler/testing/exported-app';
import { zipSync } from 'fflate';

/** An app as other products hand out its code. */
export const exportedZip = (shape: 'legacy' | 'template'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(exportedApp(shape), { level: 6 }));
