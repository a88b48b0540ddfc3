import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';

/** What is sent to a GET that needs no route; null leaves the request to the routes. */
export type FastLane = (request: IncomingMessage) => FastAnswer | null;
/** The same object for the same answer, so that what is sent of it is put together once. */
export type FastAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer | null };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Limits = { requestTimeout: number; keepAliveTimeout: number } & ServerOptions;

/**
 * An HTTP server whose lane is asked before the routes: files of published apps are most of what a busy installation
 * sends, and routing, hooks and reply objects cost several times what a look-up in memory does.
 */
export function createLanes(always: Readonly<Record<string, string>>) {
  let lane: FastLane = () => null;
  const heads = new WeakMap<FastAnswer, string[]>();
  const headOf = (answer: FastAnswer): string[] => {
    const known = heads.get(answer);
    if (known) return known;
    const length = answer.body === null ? {} : { 'content-length': String(answer.body.length) };
    const head = Object.entries({ ...always, ...answer.headers, ...length }).flat();
    heads.set(answer, head);
    return head;
  };
  return {
    use(given: FastLane): void {
      lane = given;
    },
    serve(limits: Limits) {
      return (toRoutes: Handler) => {
        const server = createServer(limits, (request, response) => {
          const answer = request.method === 'GET' ? lane(request) : null;
          if (answer === null) return toRoutes(request, response);
          response.writeHead(answer.status, headOf(answer)).end(answer.body);
        });
        server.setTimeout(0);
        return server;
      };
    },
  };
}
