import { appLogoRoutes } from '../features/app-logo/routes.ts';
import { createAppLogo } from '../features/app-logo/service.ts';
import { createLogoStore } from '../features/app-logo/store.ts';
import { fileRoutes } from '../features/files/routes.ts';
import { createAsk } from '../features/integrations/ask.ts';
import { createCore } from '../features/integrations/core.ts';
import { createFormTurns } from '../features/integrations/form-turns.ts';
import { integrationRoutes } from '../features/integrations/routes.ts';
import { createSendMail } from '../features/integrations/send-mail.ts';
import { createFindSender } from '../features/integrations/senders.ts';
import { createIntegrations } from '../features/integrations/service.ts';
import { createWanted } from '../features/integrations/wanted.ts';
import { hostOf } from '../http/hosts.ts';
import { origins } from '../http/origins.ts';
import { drawnImages } from '../platform/images/drawn.ts';
import { createModelImages } from '../platform/images/model-images.ts';
import { createComplete } from '../platform/models/complete.ts';
import { patienceOf } from '../platform/models/model-provider.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** Files of apps, and the integrations that every app has. */
export async function composeFiles(core: Core, assistant: Assistant, { enter, files }: Data): Promise<void> {
  const { sql, api, config } = core;
  assistant.onForget(files.forgetApp);
  core.jobs.register('files.clean-up', () => files.cleanUp(), { cron: '41 * * * *' });
  fileRoutes(api, files);
  composeLogo(core, assistant, files);
  const ask = createAsk(config.model === null ? null : createComplete(config.model, patienceOf(config)));
  const integrations = createIntegrations({
    enter,
    core: createCore({
      files,
      ask,
      mail: createSendMail({
        ...core,
        isReal: core.mail.isReal,
        mailer: { send: (message) => core.mail.post(sql, message) },
        findSender: createFindSender(sql),
      }),
    }),
    rates: core.rates,
    formTurns: createFormTurns(),
    wantedBy: createWanted(sql),
  });
  await integrationRoutes(api, integrations);
}

function composeLogo(core: Core, assistant: Assistant, files: Data['files']): void {
  const { imageModel } = core.config;
  const logo = createAppLogo({
    ...core,
    store: createLogoStore(core.sql),
    files,
    origin: origins.builder(core.config),
    isOwnOrigin: (origin) =>
      ['app', 'preview', 'builder', 'loopback'].includes(hostOf(core.config, new URL(origin).host).kind),
    drawn: drawnImages,
    model: imageModel === null ? null : createModelImages(imageModel, patienceOf(core.config)),
    present: assistant.presentApp,
  });
  appLogoRoutes(core.api, logo);
}
