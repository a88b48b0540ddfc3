import { createFiles, type Files } from '../features/files/service.ts';
import { createFileStore } from '../features/files/store.ts';
import { createUseStore } from '../features/files/use-store.ts';
import { origins } from '../http/origins.ts';
import { openStorage } from '../platform/storage/open.ts';
import type { Core } from './core.ts';

/** Files that apps store, for their own calls and for what takes an app's data away. */
export const openFiles = ({ sql, access, config, vault, events }: Core): Files =>
  createFiles({
    access,
    quota: config.quota,
    store: createFileStore(sql),
    uses: createUseStore(sql),
    storage: openStorage(config),
    vault,
    events,
    origin: origins.builder(config),
  });
