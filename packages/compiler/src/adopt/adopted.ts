/** What became of one file of an export. */
export type AdoptedFile = {
  /** As it is called in the export, from the app's own folder. */
  path: string;
  outcome: 'taken' | 'changed' | 'replaced' | 'left_out';
  /** What it is called in the app; null where it is not there. */
  to: string | null;
  notes: string[];
  /** A person has something to do before this works. */
  needs_work: boolean;
};

export type ExportKind = 'legacy' | 'template' | 'sayso';

export type Adopted = {
  kind: ExportKind;
  name: string;
  description: string | null;
  mainPage: string | null;
  /** Its main colour, as CSS writes it. */
  themeColor: string | null;
  /** The app's sources, as `parseSourcePath` has them. */
  tree: Record<string, string>;
  files: AdoptedFile[];
};

export type AdoptJob = {
  /** Path -> text of every file that is text, as the archive has them. */
  texts: Record<string, string>;
  /** Small pictures: path -> `data:` address. */
  pictures: Record<string, string>;
  /** Paths of everything else. */
  others: string[];
  /** Names the app where the export does not. */
  archiveName: string;
};

/** What is wrong with an export as a whole, in words for whoever sent it. */
export class AdoptError extends Error {}

/** Gathers what is said of each file. */
export class Ledger {
  readonly #files = new Map<string, AdoptedFile>();

  add(path: string, outcome: AdoptedFile['outcome'], to: string | null, ...notes: string[]): void {
    this.#files.set(path, { path, outcome, to, notes, needs_work: false });
  }

  /** A change of a file that was taken. */
  changed(path: string, ...notes: string[]): void {
    const file = this.#files.get(path);
    if (!file || notes.length === 0) return;
    if (file.outcome === 'taken') file.outcome = 'changed';
    file.notes.push(...notes);
  }

  /** Something to know of a file, whatever became of it. */
  remark(path: string, note: string): void {
    this.#files.get(path)?.notes.push(note);
  }

  warn(path: string, ...notes: string[]): void {
    const file = this.#files.get(path);
    if (!file || notes.length === 0) return;
    file.needs_work = true;
    file.notes.push(...notes);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Of a file by its path in the app. */
  warnOf(to: string, note: string): void {
    for (const file of this.#files.values()) if (file.to === to) this.warn(file.path, note);
  }

  /** Takes back what was said of a file of the app. */
  leaveOut(to: string, why: string): void {
    for (const file of this.#files.values()) {
      if (file.to === to) Object.assign(file, { outcome: 'left_out', to: null, notes: [why] });
    }
  }

  list(): AdoptedFile[] {
    return [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}
