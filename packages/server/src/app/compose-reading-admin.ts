import { readingAdminRoutes } from '../features/reading-admin/routes.ts';
import { createReadingAdmin } from '../features/reading-admin/service.ts';
import { createInstaller } from '../platform/readers/local/installer.ts';
import type { Core } from './core.ts';

export function composeReadingAdmin({ api, access, config, readers, log, onClose }: Core): void {
  const installer = createInstaller({
    folder: readers.local.folder,
    env: config.npm,
    onEnd: (problem) => {
      if (problem) log.warn(problem, 'The library of local models was not installed');
    },
  });
  readingAdminRoutes(api, createReadingAdmin({ access, readers, installer, config }));
  onClose(installer.cancel);
}
