import sanitizeHtml from 'sanitize-html';
import { tags } from '../../rich-text/allow-list';
import { writeFormula } from '../../rich-text/write-formula';
import { decodeBasics } from '../html-text';
import { element, xmlText } from '../xml/write-xml';
import { parseXml } from '../xml/xml-tree';

const MATHML = 'http://www.w3.org/1998/Math/MathML';
/** A noncharacter, which no text holds. */
const MARK = '\uFDD8';
const MARKED = /\uFDD8(\d+)\uFDD8/gu;
const FORMULA = /<span[^>]*\sdata-formula="([^"]*)"[^>]*>[\s\S]*?<\/span>/giu;

/** Stored rich text as XML: every tag closed, no named entity but those of XML, and MathML in the place of formulas. */
export function wellFormed(html: string): string {
  const formulas: string[] = [];
  const marked = html.replace(FORMULA, (_, latex: string) => {
    formulas.push(mathXml(decodeBasics(latex)));
    return `${MARK}${formulas.length - 1}${MARK}`;
  });
  return closed(marked).replace(MARKED, (_, at: string) => formulas[Number(at)] ?? '');
}

/** With the LaTeX that it was written in, so that nothing is lost on the way back. */
function mathXml(latex: string): string {
  const written = /^<math\b[^>]*>([\s\S]*)<\/math>$/u.exec(writeFormula(latex) ?? '')?.[1] ?? '';
  const shown = isWellFormed(written) ? written : element('mtext', {}, xmlText(latex));
  const source = element('annotation', { encoding: 'application/x-tex' }, xmlText(latex));
  return element('math', { xmlns: MATHML }, element('semantics', {}, element('mrow', {}, shown), source));
}

function isWellFormed(written: string): boolean {
  try {
    return parseXml(`<mrow>${written}</mrow>`).children.length > 0;
  } catch {
    return false;
  }
}

function closed(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    selfClosing: ['br', 'img'],
    allowProtocolRelative: false,
  });
}
