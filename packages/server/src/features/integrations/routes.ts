import { callInstalled, callIntegration, integrationSchema } from '@sayso/contracts/integrations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { withForm, withForms } from '../../http/form-body.ts';
import { isForm } from '../../http/is-form.ts';
import type { Given, Integrations } from './service.ts';

/** Longest that a call may take, most of it the model's. */
const longestMs = 170_000;

export async function integrationRoutes(api: Api, integrations: Integrations): Promise<void> {
  bind(api, integrationSchema, ({ actor, params }) => integrations.schema(actor, params.appId));
  await withForms(api, (scoped) => {
    bind(scoped, callIntegration, ({ actor, params, body, request, reply }) =>
      integrations.call(actor, params, {
        address: request.ip,
        signal: signalOf(reply),
        isForm: isForm(request),
        receive: receiverOf(api, request, body),
      }),
    );
    bind(scoped, callInstalled, ({ actor, params }) => integrations.refuseInstalled(actor, params));
  });
}

const receiverOf =
  (api: Api, request: FastifyRequest, body: unknown): Given['receive'] =>
  (use) =>
    isForm(request)
      ? withForm(api, request, ({ values, files }) => {
          const file = files.get('file');
          // What the log tells of the call, as of one that came as JSON.
          request.body = { ...values, ...(file ? { file: file.name } : {}) };
          return use({ values, file });
        })
      : use({ values: body, file: undefined });

/** Nobody asks the model on for a caller who has gone. */
function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(longestMs)]);
}
