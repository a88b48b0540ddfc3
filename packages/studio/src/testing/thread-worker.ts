import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';

/** What a worker of a browser has around it, on a thread of Node. */
const around = `
import { parentPort, workerData } from 'node:worker_threads';
globalThis.addEventListener = (_, listener) => parentPort.on('message', (data) => listener({ data }));
globalThis.postMessage = (message) => parentPort.postMessage(message);
await import(workerData.address);
`;

/** A browser's `Worker` where tests run: the same code on a thread of its own. Tests stub the global with it. */
export class ThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  private readonly thread: Thread;

  constructor(address: URL) {
    // Vite serves the sources of the house under their paths.
    const file = new URL(`.${address.pathname}`, pathToFileURL(`${process.cwd()}/`));
    const source = new URL(`data:text/javascript,${encodeURIComponent(around)}`);
    this.thread = new Thread(source, { workerData: { address: file.href } });
    this.thread.on('message', (data) => this.onmessage?.({ data }));
    this.thread.on('error', () => this.onerror?.({ preventDefault() {} }));
    // A test that ends does not wait for it.
    this.thread.unref();
  }

  postMessage(message: unknown): void {
    this.thread.postMessage(message);
  }

  terminate(): void {
    void this.thread.terminate();
  }
}
