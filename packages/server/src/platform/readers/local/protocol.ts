/** What the process of a local model is told first; it answers `ready`, or what is wrong. */
export type LoadJob = {
  kind: 'load';
  /** The folder that the library was installed into. */
  library: string;
  file: string;
  /** JSON schema of the answer, with lengths that make sure it ends. */
  shape: unknown;
  instructions: string;
  contextTokens: number;
  answerTokens: number;
  threads: number;
  memoryBytes: number;
};

/** One at a time; `nr` comes back with what is said of it. */
export type ReadJob = { kind: 'read'; nr: number; question: string };
export type Job = LoadJob | ReadJob;

export type Said =
  | { kind: 'ready' }
  | { kind: 'answer'; nr: number; text: string }
  /** The question is longer than what is left of the context, both in tokens. */
  | { kind: 'long'; nr: number; tokens: number; room: number }
  /** It came to its limit of tokens. */
  | { kind: 'cut'; nr: number }
  /** The library could not be loaded. */
  | { kind: 'missing' }
  /** Weights and context need more memory than they may take. */
  | { kind: 'large'; bytes: number }
  | { kind: 'broken'; detail: string }
  /** Memory in use; only where nobody else can see it. */
  | { kind: 'memory'; bytes: number };
