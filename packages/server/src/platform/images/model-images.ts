import { parseJson } from '@sayso/core/parse-json';
import { ProviderFault, type ProviderFaultKind } from '@sayso/core/provider-fault';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import type { ImageModel } from '../../config-images.ts';
import { logoPromptWords } from '../../texts/logo.ts';
import { type Patience, patientFetch } from '../models/patient-fetch.ts';
import type { DrawnImage, Images, LogoRequest } from './images.ts';

/** A picture of 1,024 × 1,024 has a few MB; base64 takes a third more. */
const mostBytes = 30_000_000;
const extensions: Readonly<Record<string, DrawnImage['extension']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** A service that speaks OpenAI's images endpoint. */
export function createModelImages(model: ImageModel, patience: Patience): Images {
  const ask = patientFetch(patience);
  return {
    kind: 'model',
    async logo(request, signal) {
      const reply = await send(ask, { model, request, signal });
      const text = await textOf(reply);
      if (!reply.ok)
        throw new ProviderFault(kindOf(reply.status, text), `The images endpoint answered ${reply.status}`);
      const bytes = pictureIn(text);
      const extension = extensions[(await fileTypeFromBuffer(bytes))?.mime ?? ''];
      if (extension === undefined) throw new ProviderFault('empty', 'The images endpoint sent no picture');
      return { bytes, extension };
    },
  };
}

type Sending = { model: ImageModel; request: LogoRequest; signal: AbortSignal };

async function send(ask: typeof fetch, { model, request, signal }: Sending): Promise<Response> {
  const body = {
    model: model.model,
    prompt: promptOf(request),
    n: 1,
    size: '1024x1024',
    // Newer models know this form alone, and refuse to be asked for it.
    ...(/^gpt-image/.test(model.model) ? {} : { response_format: 'b64_json' }),
  };
  const headers = {
    'content-type': 'application/json',
    ...(model.apiKey === null ? {} : { authorization: `Bearer ${model.apiKey}` }),
  };
  try {
    const options = { method: 'POST', headers, body: JSON.stringify(body), signal };
    return await ask(`${model.baseUrl}/images/generations`, options);
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    signal.throwIfAborted();
    throw new ProviderFault('unreachable', 'The images endpoint could not be reached');
  }
}

const promptOf = ({ prompt, app }: LogoRequest): string =>
  [
    prompt,
    logoPromptWords.whose(app.name),
    ...(app.color ? [logoPromptWords.color(app.color)] : []),
    logoPromptWords.form,
  ].join('\n');

/** The body, as far as a picture goes. */
async function textOf(reply: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of reply.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new ProviderFault('empty', 'The images endpoint sent too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

function pictureIn(text: string): Buffer {
  let answer: unknown;
  try {
    answer = parseJson(text);
  } catch {
    throw new ProviderFault('unreadable', 'The images endpoint sent no JSON');
  }
  const [first] = Answer.safeParse(answer).data?.data ?? [];
  if (!first) throw new ProviderFault('empty', 'The images endpoint sent no picture');
  return Buffer.from(first.b64_json, 'base64');
}

function kindOf(status: number, text: string): ProviderFaultKind {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return /quota|billing/i.test(text.slice(0, 10_000)) ? 'quota' : 'overloaded';
  if (status === 400 && /safety|moderation|content_policy/i.test(text.slice(0, 10_000))) return 'declined';
  if (status === 404) return 'unknown_model';
  return status >= 500 ? 'trouble' : 'refused';
}
