import { Fault } from '@sayso/contracts/faults';
import { type CoreName, coreParameters } from '@sayso/contracts/integrations';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { type Enter, type EnterGrant, refuseMadeUp } from '../../access/enter.ts';
import { networkOf } from '../../platform/rates/network-of.ts';
import type { Rates } from '../../rates.ts';
import { integrationWords } from '../../texts/integrations.ts';
import type { GivenFile } from '../files/service.ts';
import { type Core, type CoreCall, type CoreEndpoint, isCoreName } from './core.ts';
import type { FormTurns } from './form-turns.ts';
import { refuseVisitor } from './visitors.ts';

export type Called = { appId: string; package: string; endpoint: string };
export type Given = {
  /** Of the caller, who may be nobody in particular. */
  address: string;
  signal: AbortSignal;
  isForm: boolean;
  /** Receives the body, once the caller may send one, and keeps its file until it was used. */
  receive<T>(use: (given: { values: unknown; file: GivenFile | undefined }) => Promise<T>): Promise<T>;
};
type Deps = {
  enter: Enter;
  core: Core;
  rates: Rates;
  formTurns: FormTurns;
  /** Packages beside Core that the app is set to use. */
  wantedBy(grant: EnterGrant): Promise<string[]>;
};

export const createIntegrations = ({ enter, core, rates, formTurns, wantedBy }: Deps) => ({
  async call(actor: Actor, called: Called, { address, signal, isForm, receive }: Given): Promise<unknown> {
    const grant = await enter(actor, called.appId);
    if (called.package !== 'Core') throw notInstalled(called.package);
    const name = called.endpoint;
    if (!isCoreName(name)) {
      throw new Fault('not_found', integrationWords.unknown(name, Object.keys(core).join(', ')));
    }
    refuseMadeUp(grant);
    refuseVisitor(grant, name);
    const person = grant.identity?.id ?? networkOf(address);
    await countCall(rates, grant, { name, address });
    // Received before its turn: who sends slowly keeps nobody waiting.
    return receive(({ values, file }) => {
      const answer = () => run(core, name, values ?? {}, { grant, file, signal });
      return isForm ? formTurns(`${grant.appId} ${person}`, answer) : answer();
    });
  },

  async refuseInstalled(actor: Actor, called: Called): Promise<never> {
    await enter(actor, called.appId);
    throw notInstalled(called.package);
  },

  async schema(actor: Actor, appId: string) {
    const wanted = await wantedBy(await enter(actor, appId));
    const endpoints = Object.entries(core).map(([name, { description, takesFile }]) => ({
      name,
      description,
      parameters: parametersOf(name as CoreName),
      takes_file: takesFile,
    }));
    return {
      installed_packages: [{ name: 'Core', endpoints }],
      missing_packages: wanted.filter((name) => name !== 'Core'),
    };
  },
});
export type Integrations = ReturnType<typeof createIntegrations>;

/** What a model is asked for, at the cost of the app's owner. */
const asksModel: readonly CoreName[] = ['InvokeLLM', 'ExtractDataFromUploadedFile'];

type CountedCall = { name: CoreName; address: string };

async function countCall(
  rates: Rates,
  { appId: app, identity }: EnterGrant,
  { name, address }: CountedCall,
): Promise<void> {
  if (identity === null) await rates.take('visitorIntegrations', { app, address });
  else await rates.take('integrations', { app, user: identity.id });
  await rates.take('integrationsOfApp', { app });
  if (identity !== null || !asksModel.includes(name)) return;
  await rates.take('visitorQuestions', { app, address });
  await rates.take('visitorQuestionsOfApp', { app });
}

const notInstalled = (name: string) => new Fault('not_found', integrationWords.notInstalled(name));

function run<Name extends CoreName>(
  core: Core,
  name: Name,
  values: unknown,
  call: CoreCall,
): Promise<unknown> {
  const { run: go }: CoreEndpoint<Name> = core[name];
  return go(parse(name, values), call);
}

function parse<Name extends CoreName>(name: Name, values: unknown): z.output<(typeof coreParameters)[Name]> {
  const parsed = coreParameters[name].safeParse(values);
  if (parsed.success) return parsed.data as z.output<(typeof coreParameters)[Name]>;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const [first = ['', integrationWords.notValid]] = Object.entries(fields);
  const message = first[0] === '' ? integrationWords.noObject : `${first[0]}: ${first[1]}`;
  throw new Fault('invalid', message, { fields });
}

const parametersOf = (name: CoreName): Record<string, unknown> => {
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(coreParameters[name], { io: 'input' });
  return parameters;
};
