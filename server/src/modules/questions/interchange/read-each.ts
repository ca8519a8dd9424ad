import { NotUnderstood } from './not-understood';
import type { ImportNote, NoteParams, SourcePosition, InterchangeReading, UnderstoodQuestion } from './interchange';
import type { ImportProblemCode } from './problem-codes';

/** Notes something of a question that is left behind. */
export type Ignore = (code: ImportProblemCode, params?: NoteParams, line?: number) => void;

const LONGEST_TITLE = 80;

/** Reads questions one by one: what is wrong with one costs no other. Null is for what is no question and was noted. */
export function readEach<Part>(
  parts: Iterable<Part>,
  placeOf: (part: Part) => SourcePosition,
  read: (part: Part, ignore: Ignore) => Omit<UnderstoodQuestion, keyof SourcePosition> | null,
): InterchangeReading {
  const reading = emptyReading();
  for (const part of parts) {
    const place = placeOf(part);
    const left: ImportNote[] = [];
    const ignore: Ignore = (code, params = {}, line = place.line ?? undefined) => {
      const note = { ...place, line: line ?? null, code, params };
      addOnce(reading.ignored, note);
      addOnce(left, note);
    };
    try {
      const found = read(part, ignore);
      const title = place.title || titleOf(found?.question.text ?? '');
      if (found) reading.understood.push({ ...place, ...found, title, ...(left.length > 0 && { left }) });
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      reading.problems.push({ ...place, line: error.line ?? place.line, code: error.code, params: error.params });
    }
  }
  return reading;
}

/** One note for the ten feedbacks of a question is enough. */
function addOnce(notes: ImportNote[], note: ImportNote): void {
  const isSame = ({ line, file, code, params }: ImportNote) =>
    line === note.line && file === note.file && code === note.code && sameParams(params, note.params);
  if (!notes.slice(-50).some(isSame)) notes.push(note);
}

function sameParams(one: NoteParams, other: NoteParams): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function emptyReading(): InterchangeReading {
  return { understood: [], problems: [], ignored: [], images: new Map() };
}

/** A file of which nothing can be read. */
export function unreadable({ code, params, line }: NotUnderstood, file?: string): InterchangeReading {
  const note: ImportNote = { line: line ?? null, title: '', code, params, ...(file !== undefined && { file }) };
  return { ...emptyReading(), problems: [note] };
}

/** The first words of a text, for lists of questions that have no name. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
