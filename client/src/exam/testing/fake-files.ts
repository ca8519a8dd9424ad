import type { AnswerValue } from '../../answering/answer-value';
import { isPassing } from '../api/graphql-request';
import { ExamFailure } from '../engine/failure';
import type { AnswerFile, RecordedParts } from '../engine/ports';

interface Recording {
  questionId: string;
  contentType: string;
  parts: Map<number, File>;
}

interface Given {
  value: AnswerValue | null;
  savedAt: string | null;
  late: { value: AnswerValue; savedAt: string } | null;
}

/** The server's files, by the rules of the real one: a part may come twice, a recording ends when all of it is there. */
export class FakeFiles {
  /** What the server answers to the next file. */
  refusal: string | null = null;
  readonly #files = new Map<string, AnswerFile[]>();
  readonly #recordings = new Map<string, Recording>();
  readonly #stored = new Map<string, AnswerFile>();
  readonly #finishedAt = new Map<string, number>();
  #count = 0;

  constructor(private readonly now: () => number) {}

  of(questionId: string): AnswerFile[] {
    return this.#files.get(questionId) ?? [];
  }

  /** A file belongs to what the candidate gave, unless the newest save came after it and does not name it. */
  given(questionId: string, { value, savedAt, late }: Given): AnswerFile[] {
    const at = (stamp: string | null | undefined) => (stamp ? Date.parse(stamp) : Number.NEGATIVE_INFINITY);
    const newest = Math.max(at(savedAt), at(late?.savedAt));
    const named = [...(value?.fileIds ?? []), ...(at(late?.savedAt) > at(savedAt) ? (late?.value.fileIds ?? []) : [])];
    return this.of(questionId).filter(({ id }) => named.includes(id) || (this.#finishedAt.get(id) ?? 0) > newest);
  }

  /** Storing the same one again gives what is there. */
  store(fileId: string, questionId: string, file: File): AnswerFile {
    this.#admit();
    const known = this.#stored.get(fileId) ?? this.#keepFile(questionId, file);
    this.#stored.set(fileId, known);
    return known;
  }

  #admit(): void {
    if (this.refusal) throw new ExamFailure(isPassing(this.refusal) ? 'server' : 'refused', this.refusal);
  }

  #keepFile(questionId: string, file: File): AnswerFile {
    return this.#keep(questionId, { name: file.name, contentType: file.type, byteSize: file.size });
  }

  start(id: string, questionId: string, contentType: string): RecordedParts {
    this.#admit();
    const recording = this.#recordings.get(id) ?? { questionId, contentType, parts: new Map<number, File>() };
    this.#recordings.set(id, recording);
    return { receivedParts: [...recording.parts.keys()] };
  }

  write(id: string, index: number, part: File): RecordedParts {
    const { parts } = this.#recording(id);
    parts.set(index, part);
    return { receivedParts: [...parts.keys()] };
  }

  /** Finishing again gives the same file. */
  finish(id: string, count: number): AnswerFile {
    const known = this.#stored.get(id) ?? this.#join(id, count);
    this.#stored.set(id, known);
    return known;
  }

  #join(id: string, count: number): AnswerFile {
    const { questionId, contentType, parts } = this.#recording(id);
    if (parts.size !== count) throw new ExamFailure('refused', 'UPLOAD_INCOMPLETE');
    const byteSize = [...parts.values()].reduce((sum, { size }) => sum + size, 0);
    return this.#keep(questionId, { name: 'recording.webm', contentType, byteSize });
  }

  #recording(id: string): Recording {
    const recording = this.#recordings.get(id);
    if (!recording) throw new ExamFailure('refused', 'UPLOAD_NOT_FOUND');
    return recording;
  }

  #keep(questionId: string, file: Omit<AnswerFile, 'id' | 'url'>): AnswerFile {
    const id = `file-${++this.#count}`;
    const kept = { ...file, id, url: `/files/${id}` };
    this.#finishedAt.set(id, this.now());
    this.#files.set(questionId, [...this.of(questionId), kept]);
    return kept;
  }
}
