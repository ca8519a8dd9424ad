import type { ImportNote, NoteParams, WritableQuestion } from './interchange';
import type { ImportProblemCode } from './problem-codes';

/** Notes something of a question that the format cannot hold. */
export type Leave = (code: ImportProblemCode, params?: NoteParams) => void;

/** Writes questions one by one; null is for one that the format has no form for. */
export function writeEach<Part>(
  questions: readonly WritableQuestion[],
  write: (question: WritableQuestion, leave: Leave) => Part | null,
): { parts: Part[]; left: ImportNote[] } {
  const left: ImportNote[] = [];
  const parts = questions.flatMap((question) => {
    const leave: Leave = (code, params = {}) => void left.push({ line: null, title: question.title, code, params });
    const noted = left.length;
    const part = write(question, leave);
    if (part !== null) return [part];
    if (left.length === noted) leave('TYPE_NOT_HELD', { type: question.type });
    return [];
  });
  return { parts, left };
}

/** One note for fields that no question of the format carries. */
export function fieldsNotHeld(...fields: string[]): ImportNote {
  return { line: null, title: '', code: 'FIELDS_NOT_HELD', params: { fields: fields.join(',') } };
}

/** Notes those of the fields that hold something in this question. */
export function leaveFields(
  question: WritableQuestion,
  fields: (keyof WritableQuestion | 'isFixed')[],
  leave: Leave,
): void {
  const held = fields.filter((field) =>
    field === 'isFixed' ? question.choices?.some(({ isFixed }) => isFixed) : Boolean(question[field]),
  );
  if (held.length > 0) leave('FIELDS_NOT_HELD', { fields: held.join(',') });
}
