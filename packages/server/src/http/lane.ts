/** The headers that a lane may look at. */
export type LookedAt = 'host' | 'accept-encoding' | 'if-none-match';
export type FastRequest = {
  url?: string | undefined;
  headers: { [name in LookedAt]?: string | undefined };
};
/** What is sent to a GET that needs no route; null leaves the request to the routes. */
export type FastLane = (request: FastRequest) => FastAnswer | null;
/** One that is given again and again keeps its `head`: what is sent of it is put together once. */
export type FastAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Status line and headers as they are sent, up to those that change with time; the server fills it in. */
  head?: Buffer;
};
