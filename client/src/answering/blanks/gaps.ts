/** A piece of running text, or the place of a blank counted from 0. */
export type GapPiece = { text: string } | { blank: number };

const MARK = /\[\[(\d+)\]\]/;

/** The text cut at its marks: `[[1]]` is the blank 0. */
export function piecesOf(gapText: string): GapPiece[] {
  return gapText.split(MARK).flatMap((piece, index): GapPiece[] => {
    if (index % 2 === 1) return [{ blank: Number(piece) - 1 }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

export const blankCountOf = (gapText: string): number =>
  piecesOf(gapText).reduce((count, piece) => ('blank' in piece ? Math.max(count, piece.blank + 1) : count), 0);

/** All blanks, with this one filled. */
export function filled(
  blanks: readonly string[] | null | undefined,
  count: number,
  at: number,
  text: string,
): string[] {
  return Array.from({ length: count }, (_, index) => (index === at ? text : (blanks?.[index] ?? '')));
}
