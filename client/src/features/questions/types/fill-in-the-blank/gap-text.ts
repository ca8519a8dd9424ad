import { newKey } from '../../new-key';
import { exactly, readComparison, writeComparison, type ComparisonDraft } from '../comparison/comparison';
import type { AnswerInput, QuestionFields } from '../question-type';

export const BLANK_KINDS = ['words', 'number', 'choice'] as const;
export type BlankKind = (typeof BLANK_KINDS)[number];

export interface BlankDraft {
  readonly key: string;
  readonly kind: BlankKind;
  /** Words, or numbers. */
  readonly accepted: readonly string[];
  readonly tolerance: string;
  readonly choices: readonly string[];
  /** Those of the choices that are right. */
  readonly right: readonly string[];
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

export const newBlank = (key = newKey()): BlankDraft => ({
  key,
  kind: 'words',
  accepted: [],
  tolerance: '',
  choices: [],
  right: [],
});
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
    blanks.push(known.get(piece.blank) ?? newBlank(piece.blank));
    return `[[${blanks.length}]]`;
  };
  const gapText = lines.map((line) => line.map(write).join('')).join('\n');
  return { gapText, blanks };
}

export const withBlank = (draft: GapDraft, key: string, change: Partial<BlankDraft>): GapDraft => ({
  ...draft,
  blanks: draft.blanks.map((own) => (own.key === key ? { ...own, ...change } : own)),
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
  blanks: (question.blanks ?? []).map(({ acceptedAnswers, tolerance, rightChoices }, at): BlankDraft => {
    const { isNumeric = false, choices = [] } = question.gaps?.[at] ?? {};
    return {
      ...newBlank(),
      kind: choices.length > 0 ? 'choice' : isNumeric ? 'number' : 'words',
      accepted: acceptedAnswers,
      tolerance: tolerance === '0' ? '' : (tolerance ?? ''),
      choices,
      right: (rightChoices ?? []).map((place) => choices[place - 1] ?? ''),
    };
  }),
  comparison: readComparison(question),
});

/** Where words are typed into all of them nothing is said about the gaps. */
export const writeGaps = ({ gapText, blanks, comparison }: GapDraft): AnswerInput => ({
  gapText: gapText.trim(),
  ...(blanks.some(({ kind }) => kind !== 'words') && {
    gaps: blanks.map(({ kind, choices }) => ({
      isNumeric: kind === 'number',
      choices: kind === 'choice' ? choices.map((text) => text.trim()) : [],
    })),
  }),
  blanks: blanks.map(writeBlank),
  ...writeComparison(comparison),
});

function writeBlank({ kind, accepted, tolerance, choices, right }: BlankDraft) {
  if (kind === 'choice') {
    const rightChoices = choices.flatMap((text, at) => (right.includes(text) ? [at + 1] : []));
    return { acceptedAnswers: [], rightChoices };
  }
  const acceptedAnswers = accepted.map((text) => text.trim());
  return kind === 'number' ? { acceptedAnswers, tolerance: tolerance.trim() || '0' } : { acceptedAnswers };
}
