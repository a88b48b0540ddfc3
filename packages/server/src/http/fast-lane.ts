import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastAnswer, FastLane } from './lane.ts';
import { answerOnSockets } from './socket-lane.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Limits = { requestTimeout: number; keepAliveTimeout: number; headersTimeout: number } & ServerOptions;

/**
 * An HTTP server whose lane is asked before the routes: files of published apps are most of what a busy installation
 * sends, and routing, hooks and reply objects cost several times what a look-up in memory does. On connections that
 * have only brought plain GETs so far it is asked ahead of Node's parser, too.
 */
export function createLanes(always: Readonly<Record<string, string>>) {
  let lane: FastLane = () => null;
  const headersOf = ({ headers, body }: FastAnswer): Record<string, string> => {
    const length = body === null ? {} : { 'content-length': String(body.length) };
    return { ...always, ...headers, ...length };
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
          response.writeHead(answer.status, headersOf(answer)).end(answer.body);
        });
        server.setTimeout(0);
        answerOnSockets(server, { lane: (request) => lane(request), headersOf });
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
