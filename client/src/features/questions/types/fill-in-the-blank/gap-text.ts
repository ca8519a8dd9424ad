import { newKey } from '../../new-key';
import { exactly, readComparison, writeComparison, type ComparisonDraft } from '../comparison/comparison';
import type { AnswerInput, QuestionFields } from '../question-type';

export interface BlankDraft {
  readonly key: string;
  readonly accepted: readonly string[];
}

export interface GapText {
  /** With `[[1]]`, `[[2]]`, … in this order where something is missing. */
  readonly gapText: string;
  /** By the numbers of the markers. */
  readonly blanks: readonly BlankDraft[];
}

export interface GapDraft extends GapText {
  readonly comparison: ComparisonDraft;
}

/** A run of words, or the blank with this key. */
export type Piece = { text: string } | { blank: string };

const MARKER = /\[\[(\d+)\]\]/;

export const newBlank = (): BlankDraft => ({ key: newKey(), accepted: [] });
export const blankGaps = (): GapDraft => ({ gapText: '', blanks: [], comparison: exactly });

/** The lines of the text, each in pieces. */
export function linesOf({ gapText, blanks }: GapText): Piece[][] {
  return gapText.split('\n').map((line) =>
    line.split(MARKER).flatMap((part, index): Piece[] => {
      if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
      const blank = blanks[Number(part) - 1];
      return blank ? [{ blank: blank.key }] : [];
    }),
  );
}

/** What was typed must not look like a marker. */
const plain = (text: string) => text.replace(/\[\[([\d٠-٩۰-۹]+)\]\]/gu, '[$1]');

/**
 * The draft that lines of pieces make: markers numbered as they stand, blanks in that order. `known` gives back the answers
 * of a blank that was removed and came back.
 */
export function gapDraftOf(lines: readonly (readonly Piece[])[], known: ReadonlyMap<string, BlankDraft>): GapText {
  const blanks: BlankDraft[] = [];
  const write = (piece: Piece) => {
    if ('text' in piece) return plain(piece.text);
    blanks.push(known.get(piece.blank) ?? { key: piece.blank, accepted: [] });
    return `[[${blanks.length}]]`;
  };
  const gapText = lines.map((line) => line.map(write).join('')).join('\n');
  return { gapText, blanks };
}

export const withAccepted = (draft: GapDraft, key: string, accepted: readonly string[]): GapDraft => ({
  ...draft,
  blanks: draft.blanks.map((own) => (own.key === key ? { ...own, accepted } : own)),
});

/** The words before and after a blank, so that its row can be told from the others. */
export function aroundBlank({ gapText }: GapText, number: number): { before: string; after: string } {
  const [before = '', after = ''] = gapText.split(`[[${number}]]`);
  const withoutMarkers = (text: string) => text.replace(new RegExp(MARKER, 'g'), '…').replace(/\s+/g, ' ');
  return {
    before: withoutMarkers(before).slice(-24).trimStart(),
    after: withoutMarkers(after).slice(0, 24).trimEnd(),
  };
}

export const readGaps = (question: QuestionFields): GapDraft => ({
  gapText: question.gapText ?? '',
  blanks: (question.blanks ?? []).map(({ acceptedAnswers }) => ({ ...newBlank(), accepted: acceptedAnswers })),
  comparison: readComparison(question),
});

export const writeGaps = ({ gapText, blanks, comparison }: GapDraft): AnswerInput => ({
  gapText: gapText.trim(),
  blanks: blanks.map(({ accepted }) => ({ acceptedAnswers: accepted.map((text) => text.trim()) })),
  ...writeComparison(comparison),
});
