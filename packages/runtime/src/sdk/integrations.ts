import { appPath, call } from './call.ts';

export type Parameters = Record<string, unknown>;
export type Endpoint = (parameters?: Parameters) => Promise<unknown>;

/** JSON, or a form where a value is a file: objects travel in it as JSON text. */
export function bodyOf(parameters: Parameters): Parameters | FormData {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    throw new TypeError('Call this with an object of named parameters, such as { prompt: "..." }');
  }
  if (!Object.values(parameters).some((value) => value instanceof Blob)) return parameters;
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

const endpoint =
  (path: string): Endpoint =>
  (parameters = {}) =>
    call(appPath(path), { method: 'POST', body: bodyOf(parameters) });

/** Any name is an endpoint of the package; which exist is the server's to say. */
const packageOf = (prefix: string): Record<string, Endpoint> =>
  new Proxy<Record<string, Endpoint>>(
    {},
    {
      get: (_, name) =>
        typeof name === 'string' && name !== 'then' ? endpoint(`${prefix}${name}`) : undefined,
    },
  );

export const Core = packageOf('/integration-endpoints/Core/');
const core = (name: string) => endpoint(`/integration-endpoints/Core/${name}`);
export const InvokeLLM = core('InvokeLLM');
export const SendEmail = core('SendEmail');
export const SendSMS = core('SendSMS');
export const UploadFile = core('UploadFile');
export const UploadPrivateFile = core('UploadPrivateFile');
export const CreateFileSignedUrl = core('CreateFileSignedUrl');
export const GenerateImage = core('GenerateImage');
export const ExtractDataFromUploadedFile = core('ExtractDataFromUploadedFile');

/** `integrations.Core.InvokeLLM(...)`, and `integrations.{Package}.{Endpoint}(...)` for installed ones. */
export const integrations: Record<string, Record<string, Endpoint>> = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (name === 'Core') return Core;
      return packageOf(`/integration-endpoints/installable/${name}/integration-endpoints/`);
    },
  },
);
