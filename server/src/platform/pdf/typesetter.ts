import { directionOf, turnedRound, visualRuns } from './bidi';
import type { TextDirection } from './bidi';
import { byFace, faces, fontOf, weights } from './faces';
import type { Face, Weight } from './faces';

/** What is used of pdfkit's fonts beyond what its types tell. */
interface LoadedFont {
  layoutRun(text: string, features: string[]): Shaped;
  /** By glyph: the characters that it stands for. */
  unicode?: number[][];
}

/** Glyphs with their places. */
interface Shaped {
  direction: TextDirection;
}

interface Inside {
  _font: LoadedFont;
  _fontFamilies: Record<string, LoadedFont>;
}

interface Piece {
  text: string;
  face: Face;
}

/** Draws and measures single lines in both directions. The letters are shaped by the fonts, the order is made here. */
export class Typesetter {
  private readonly widths = new Map<string, number>();
  private readonly remembering = new Set<LoadedFont>();

  constructor(private readonly doc: PDFKit.PDFDocument) {
    for (const weight of Object.keys(weights) as Weight[]) {
      for (const face of faces) doc.registerFont(`${face}-${weight}`, fontOf(face, weight));
    }
  }

  /** In points, without regard to the order, which changes no width. */
  widthOf(text: string, size: number, weight: Weight = 'regular'): number {
    const key = `${size} ${weight} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.piecesOf(text, directionOf(text, 'ltr'), weight).reduce(
      (sum, piece) => sum + this.pieceWidth(piece, size, weight),
      0,
    );
    this.widths.set(key, width);
    return width;
  }

  /** One line with its left end at `x` and its base line at `y`. */
  draw(text: string, at: { x: number; y: number }, size: number, weight: Weight, base: TextDirection): void {
    let { x } = at;
    for (const piece of this.piecesOf(text, base, weight)) {
      const width = this.pieceWidth(piece, size, weight);
      this.use(piece.face, weight)
        .fontSize(size)
        .text(piece.text, x, at.y, { lineBreak: false, features: [], baseline: 'alphabetic' });
      x += width;
    }
  }

  /**
   * To be called before the document is closed. Readers take what stands from left to right and turn Arabic round
   * character by character, so a glyph of several characters has to name them in the order of the page.
   */
  settle(): void {
    for (const font of new Set(Object.values(this.inside._fontFamilies))) {
      font.unicode = font.unicode?.map((points) => (isArabic(points) ? points.toReversed() : points));
    }
  }

  private get inside(): Inside {
    return this.doc as unknown as Inside;
  }

  /** From left to right, each as pdfkit has to be given it. */
  private piecesOf(text: string, base: TextDirection, weight: Weight): Piece[] {
    return visualRuns(text, base).flatMap((run) => {
      const stretches = byFace(run.text);
      const ordered = run.isRtl ? stretches.toReversed() : stretches;
      return ordered.map(({ text: part, face }) => ({ face, text: this.asGiven(part, face, weight, run.isRtl) }));
    });
  }

  /** A font turns round what it takes for a script from right to left, and nothing else. */
  private asGiven(text: string, face: Face, weight: Weight, isRtl: boolean): string {
    this.use(face, weight);
    const turnsItself = this.inside._font.layoutRun(text, []).direction === 'rtl';
    if (turnsItself === isRtl) return text;
    return isRtl ? turnedRound(text) : Array.from(text).toReversed().join('');
  }

  private pieceWidth({ text, face }: Piece, size: number, weight: Weight): number {
    return this.use(face, weight).fontSize(size).widthOfString(text, { features: [] });
  }

  private use(face: Face, weight: Weight): PDFKit.PDFDocument {
    this.doc.font(`${face}-${weight}`);
    this.remember(this.inside._font);
    return this.doc;
  }

  /** Shaping is what takes long, and a line is measured more than once before it stands. */
  private remember(font: LoadedFont): void {
    if (this.remembering.has(font)) return;
    this.remembering.add(font);
    const shape = font.layoutRun.bind(font);
    const known = new Map<string, Shaped>();
    font.layoutRun = (text, features) => {
      const shaped = known.get(text) ?? shape(text, features);
      known.set(text, shaped);
      return shaped;
    };
  }
}

function isArabic(points: readonly number[]): boolean {
  return /^\p{Script=Arabic}/u.test(String.fromCodePoint(...points));
}
