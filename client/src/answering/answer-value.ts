/** Rows and columns count from 1. */
export interface AnswerCell {
  row: number;
  column: number;
  text: string;
}

/** What a candidate gave: by type of question one of these; nothing of them is an answer left open. */
export interface AnswerValue {
  choiceIds?: string[] | null;
  truth?: boolean | null;
  text?: string | null;
  rating?: number | null;
  /** ISO, yyyy-mm-dd. */
  date?: string | null;
  blanks?: string[] | null;
  /** Only what differs from the grid that was given. */
  cells?: AnswerCell[] | null;
  fileIds?: string[] | null;
}

const isWritten = (text: string | null | undefined) => (text ?? '').trim() !== '';

export function isAnswered(value: AnswerValue | null): boolean {
  if (!value) return false;
  const lists = [value.choiceIds, value.fileIds, value.cells];
  return (
    lists.some((list) => (list?.length ?? 0) > 0) ||
    typeof value.truth === 'boolean' ||
    typeof value.rating === 'number' ||
    isWritten(value.text) ||
    isWritten(value.date) ||
    (value.blanks ?? []).some(isWritten)
  );
}

const ofCell = ({ row, column, text }: AnswerCell): [number, number, string] => [row, column, text];
const byPlace = (a: [number, number, string], b: [number, number, string]) => a[0] - b[0] || a[1] - b[1];

/** The order of choices counts: it is the whole answer to a ranking. The order in which cells were filled does not. */
const comparable = (value: AnswerValue | null) =>
  JSON.stringify([
    value?.choiceIds ?? [],
    value?.truth ?? null,
    value?.text ?? '',
    value?.rating ?? null,
    value?.date ?? '',
    value?.blanks?.some((blank) => blank !== '') ? value.blanks : [],
    (value?.cells ?? []).map(ofCell).sort(byPlace),
    value?.fileIds ?? [],
  ]);

export const sameAnswer = (a: AnswerValue | null, b: AnswerValue | null): boolean => comparable(a) === comparable(b);
