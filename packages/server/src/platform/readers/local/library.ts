import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is used of node-llama-cpp, which is no dependency: an admin has it installed into a folder of its own. */
export type Library = {
  getLlama(options: {
    gpu: false;
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    logLevel: 'error';
    maxThreads: number;
  }): Promise<Llama>;
  readGgufFileInfo(path: string, options: { logWarnings: false; sourceType: 'filesystem' }): Promise<unknown>;
  GgufInsights: { from(info: unknown, llama: Llama): Promise<Insights> };
  LlamaChatSession: new (options: {
    contextSequence: unknown;
    systemPrompt: string;
    forceAddSystemPrompt: true;
  }) => ChatSession;
};

export type Llama = {
  loadModel(options: { modelPath: string; gpuLayers: 0 }): Promise<Model>;
  createGrammarForJsonSchema(shape: unknown): Promise<{ grammar: string }>;
  createGrammar(options: { grammar: string }): Promise<Grammar>;
};
type Grammar = { readonly grammar: string };
type Need = Promise<{ cpuRam: number }>;
type Insights = {
  estimateModelResourceRequirementsV2(options: { gpuLayers: 0 }): Need;
  estimateContextResourceRequirementsV2(options: { contextSize: number; modelGpuLayers: 0 }): Need;
};
export type Model = {
  tokenize(text: string): readonly unknown[];
  createContext(options: { contextSize: number; sequences: 1; threads: number }): Promise<{
    readonly contextSize: number;
    getSequence(): unknown;
  }>;
};
export type ChatSession = {
  resetChatHistory(): void;
  promptWithMeta(
    question: string,
    options: {
      grammar: Grammar;
      temperature: 0;
      maxTokens: number;
      budgets: { thoughtTokens: 0; commentTokens: 0 };
    },
  ): Promise<{ responseText: string; stopReason: string }>;
};

/** By its path: a package is looked up from the file that asks, and that one lies elsewhere. */
export const importLibrary = (folder: string): Promise<Library> =>
  import(pathToFileURL(join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')).href);
