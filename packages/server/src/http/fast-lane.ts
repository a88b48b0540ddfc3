import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';

/** What is sent to a GET that needs no route; null leaves the request to the routes. */
export type FastLane = (request: IncomingMessage) => FastAnswer | null;
/** One that is given again and again keeps its `head`: what is sent of it is put together once. */
export type FastAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Names and values in turn; the server fills it in. */
  head?: string[];
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Limits = { requestTimeout: number; keepAliveTimeout: number } & ServerOptions;

/**
 * An HTTP server whose lane is asked before the routes: files of published apps are most of what a busy installation
 * sends, and routing, hooks and reply objects cost several times what a look-up in memory does.
 */
export function createLanes(always: Readonly<Record<string, string>>) {
  let lane: FastLane = () => null;
  const headOf = ({ headers, body }: FastAnswer): string[] => {
    const length = body === null ? {} : { 'content-length': String(body.length) };
    return Object.entries({ ...always, ...headers, ...length }).flat();
  };
  return {
    use(given: FastLane): void {
      lane = given;
    },
    serve(limits: Limits) {
      return (toRoutes: Handler) => {
        const server = createServer(limits, (request, response) => {
          const answer = request.method === 'GET' ? lane(request) : null;
          if (answer === null) return toRoutes(withoutEmptyBody(request), response);
          answer.head ??= headOf(answer);
          response.writeHead(answer.status, answer.head).end(answer.body);
        });
        server.setTimeout(0);
        return server;
      };
    },
  };
}

/**
 * Many clients name a type where they send no body, with a DELETE above all. Whoever then waited for a body would wait
 * for ever, since `optimizeEmptyRequests` lets such a request's stream never begin.
 */
function withoutEmptyBody(request: IncomingMessage): IncomingMessage {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    delete headers['content-type'];
  }
  return request;
}
