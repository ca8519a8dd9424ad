import sanitizeHtml from 'sanitize-html';
import temml from 'temml';

/**
 * What temml writes, as MathML Core knows it. Styles and classes are left out: the content policy of the pages refuses the
 * former, and the latter would need a style sheet of temml's.
 */
const mathTags = [
  'math',
  'mrow',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'mpadded',
  'mphantom',
  'menclose',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'none',
  'mtable',
  'mtr',
  'mtd',
];
const mathAttributes = [
  'mathvariant',
  'stretchy',
  'symmetric',
  'fence',
  'separator',
  'form',
  'largeop',
  'movablelimits',
  'accent',
  'accentunder',
  'lspace',
  'rspace',
  'minsize',
  'maxsize',
  'linethickness',
  'width',
  'height',
  'depth',
  'voffset',
  'displaystyle',
  'scriptlevel',
  'columnalign',
  'columnspan',
  'rowspan',
  'columnlines',
  'rowlines',
  'columnspacing',
  'rowspacing',
  'notation',
];

/** Enough for any formula that fits on a line of a question, and soon over for one that means harm. */
const limits = { maxExpand: 500, maxSize: [20, 20] as [number, number] };

/** The MathML of a LaTeX formula; null when it cannot be read. */
export function writeFormula(latex: string): string | null {
  try {
    const mathml = temml.renderToString(latex, { throwOnError: true, trust: false, strict: false, ...limits });
    return sanitizeHtml(mathml, { allowedTags: mathTags, allowedAttributes: { '*': mathAttributes } });
  } catch {
    return null;
  }
}
