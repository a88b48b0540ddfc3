// Apart from realtime.ts, so that a screen without a socket does not load the socket's client.
let current = '';

/** Id of this page's realtime socket; empty while there is none. */
export const socketId = () => current;

export const setSocketId = (id: string | undefined) => {
  current = id ?? '';
};
