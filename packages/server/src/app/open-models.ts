import { builtIn } from '../platform/builder/built-in.ts';
import { createModelProvider, settingsFor } from '../platform/models/model-provider.ts';
import { createModels } from '../platform/models/models.ts';
import { openReaders } from '../platform/readers/open-reader.ts';
import { planFirst, readFirst } from '../platform/readers/plan-first.ts';
import type { Core } from './core.ts';

/** A model, where there is one; its first builds can begin with the plan of the words where it reads them. */
export function openModels({ config, sql }: Pick<Core, 'config' | 'sql'>): Pick<Core, 'models' | 'readers'> {
  const readers = openReaders({ config, sql });
  if (config.model === null) {
    const usual = config.reading.isAtBuild ? readFirst(builtIn, readers.current) : builtIn;
    return { models: createModels(usual), readers };
  }
  const model = createModelProvider(config.model, settingsFor(config));
  const { mayChoose, firstBuild: usual } = config.reading;
  if (!mayChoose) return { models: createModels(model), readers };
  const { current } = readers;
  return { models: createModels(planFirst({ model, current, builder: builtIn, usual })), readers };
}
