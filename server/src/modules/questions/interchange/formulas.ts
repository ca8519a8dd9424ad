import { MathMLToLaTeX } from 'mathml-to-latex';
import { writeFormula } from '../rich-text/write-formula';
import { decodeBasics, encodeBasics } from './html-text';
import { NotUnderstood } from './not-understood';

const MATHML = /<(?:(\w+):)?math\b[^>]*>[\s\S]*?<\/(?:\w+:)?math\s*>/giu;
const PREFIXED = /(<\/?)\w+:(?=\w)/gu;
const TEX_ANNOTATION = /<annotation\b[^>]*encoding\s*=\s*"[^"]*tex[^"]*"[^>]*>([\s\S]*?)<\/annotation\s*>/iu;
const ANNOTATIONS = /<annotation(?:-xml)?\b[\s\S]*?<\/annotation(?:-xml)?\s*>/giu;
const ALTERNATIVE = /^<math\b[^>]*?\salttext\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;
/** How Canvas shows a formula: a picture that carries its LaTeX. */
const EQUATION_IMAGE = /<img\b[^>]*\sdata-equation-content\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>/giu;
/** What MathJax looks for; `\\(` is a backslash and a bracket. */
const TEX_IN_TEXT = /(?<!\\)\\\(([\s\S]{1,500}?)\\\)|(?<!\\)\\\[([\s\S]{1,500}?)\\\]|\$\$([^$]{1,500})\$\$/gu;
/** As rich text is kept: nothing but MathML stands in the span. */
const STORED = /<span\b[^>]*\sdata-formula="([^"]*)"[^>]*>[\s\S]*?<\/span>/giu;
const INVISIBLE_OPERATORS = /[\u2061-\u2064]/gu;
/** Marks on one line, that say the same without any layout. */
const LINEAR = /^(?:<\/?(?:math|mrow|mi|mn|mo|mtext|mstyle|semantics)\b[^<>]*>|[^<>])*$/iu;

/** Every formula as the LaTeX that Mizan holds. @throws NotUnderstood FORMULA_UNREADABLE, for without it the question asks something else */
export function withFormulas(html: string): string {
  return html
    .replace(MATHML, (math) => formulaHtml(latexOf(math)))
    .replace(EQUATION_IMAGE, (_, double?: string, single?: string) => formulaHtml(decodeBasics(double ?? single ?? '')))
    .replace(TEX_IN_TEXT, (written, inline?: string, block?: string, dollars?: string) => {
      const latex = decodeBasics(inline ?? block ?? dollars ?? '').trim();
      return !/[<>]/u.test(inline ?? block ?? dollars ?? '') && canBeShown(latex) ? formulaHtml(latex) : written;
    });
}

/** The same for a plain text. @throws NotUnderstood FORMULA_IN_PLAIN_TEXT for what only a layout can say */
export function withPlainFormulas(html: string): string {
  return html
    .replace(MATHML, (written) => {
      const math = written.replace(ANNOTATIONS, '').replace(PREFIXED, '$1');
      if (!LINEAR.test(math)) throw new NotUnderstood('FORMULA_IN_PLAIN_TEXT');
      return math.replace(/<[^>]*>|\s+/gu, '').replace(INVISIBLE_OPERATORS, '');
    })
    .replace(EQUATION_IMAGE, () => {
      throw new NotUnderstood('FORMULA_IN_PLAIN_TEXT');
    });
}

/** Stored formulas as `\\(…\\)`, which other systems typeset. */
export function withTexFormulas(stored: string): string {
  return stored.replace(STORED, (_, latex: string) => `\\(${latex}\\)`);
}

function latexOf(written: string): string {
  const math = written.replace(PREFIXED, '$1');
  const alternative = ALTERNATIVE.exec(math);
  const candidates = [
    () => decodeBasics(TEX_ANNOTATION.exec(math)?.[1] ?? ''),
    () => MathMLToLaTeX.convert(math.replace(ANNOTATIONS, '').replace(INVISIBLE_OPERATORS, '')),
    () => decodeBasics(alternative?.[1] ?? alternative?.[2] ?? ''),
  ];
  for (const candidate of candidates) {
    const latex = attempt(candidate);
    if (canBeShown(latex)) return latex;
  }
  throw new NotUnderstood('FORMULA_UNREADABLE');
}

function attempt(candidate: () => string): string {
  try {
    return candidate().replace(/\s+/gu, ' ').trim();
  } catch {
    return '';
  }
}

const canBeShown = (latex: string) => latex !== '' && writeFormula(latex) !== null;

function formulaHtml(latex: string): string {
  const escaped = encodeBasics(latex);
  return `<span data-formula="${escaped}">${escaped}</span>`;
}
