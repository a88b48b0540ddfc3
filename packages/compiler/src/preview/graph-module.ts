/** One module of an app as it will be served. */
export type GraphModule = {
  path: string;
  text: string;
  /** App and generated modules that it imports. */
  imports: readonly string[];
  /** Loading it anew is enough after a change: nobody holds on to more of it than its components. */
  isBoundary: boolean;
};
export type Graph = ReadonlyMap<string, GraphModule>;
