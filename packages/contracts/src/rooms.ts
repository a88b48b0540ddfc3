/** Where existing clients look for the socket. */
export const socketPath = '/ws-user-apps/socket.io';

/** Apart from the schemas, because published apps name rooms and should not load a validator for that. */
export const rooms = {
  /** The makers' room: status, streaming messages, publish progress. */
  app: (appId: string) => `app:${appId}`,
  /** The preview frame's room: hot updates. */
  preview: (appId: string) => `preview:${appId}`,
  /** Records of one entity, filtered by its read rule for each member. */
  entity: (appId: string, entity: string) => `entities:${appId}:${entity}`,
  /** All records of one entity, for the app's makers in the builder. */
  allRecords: (appId: string, entity: string) => `all-records:${appId}:${entity}`,
  /** How far one import has come; its caller makes up the id and joins before sending the file. */
  import: (appId: string, progressId: string) => `imports:${appId}:${progressId}`,
} as const;
