import type { FilePort, HeldFile, Recording } from '../file-port';
import { Listeners } from '../../lib/listeners';

const NONE: readonly HeldFile[] = [];

/** Files that go nowhere: for trying a question out. They live as long as this object does. */
export class MemoryFiles implements FilePort {
  readonly #files = new Map<string, readonly HeldFile[]>();
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #count = 0;

  constructor(private readonly onFiles: (questionId: string, fileIds: string[]) => void) {}

  of(questionId: string): readonly HeldFile[] {
    return this.#files.get(questionId) ?? NONE;
  }

  add(questionId: string, file: File): void {
    this.#set(questionId, [...this.of(questionId), this.#held(file, file.name, 'sent')]);
  }

  remove(questionId: string, key: string): void {
    for (const { key: each, url } of this.of(questionId)) if (each === key && url) URL.revokeObjectURL(url);
    this.#set(
      questionId,
      this.of(questionId).filter((file) => file.key !== key),
    );
  }

  retry(): void {
    // Nothing is ever on its way.
  }

  record(questionId: string, contentType: string): Recording {
    const parts: Blob[] = [];
    this.#set(questionId, [this.#held(new Blob([], { type: contentType }), '', 'recording')]);
    return {
      write: (part) => void parts.push(part),
      finish: () => {
        const whole = new Blob(parts, { type: contentType });
        this.#set(questionId, whole.size === 0 ? NONE : [this.#held(whole, '', 'sent')]);
      },
    };
  }

  #held(blob: Blob, name: string, state: HeldFile['state']): HeldFile {
    const url = blob.size > 0 ? URL.createObjectURL(blob) : null;
    const key = `file-${++this.#count}`;
    return { key, name, contentType: blob.type, byteSize: blob.size, state, share: 1, url, refusedWith: null };
  }

  #set(questionId: string, files: readonly HeldFile[]): void {
    this.#files.set(questionId, files);
    this.#listeners.tell();
    this.onFiles(
      questionId,
      files.filter(({ state }) => state === 'sent').map(({ key }) => key),
    );
  }
}
