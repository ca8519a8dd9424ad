import { foldDigits } from '../text/fold-digits';

export interface Criterion {
  text: string;
  /** At most two decimals. */
  points: number;
}

const UNIT = '(?:points?|pts?|marks?|درجات|درجة|نقاط|نقطة)';
const NUMBER = '(\\d{1,4}(?:[.,\\u066B]\\d{1,2})?)';
const bullet = /^\s*(?:[-*•–—]\s+|\d{1,2}[.)]\s+)?/u;

const sentenceEnd = /(?<=[.؟!?])\s+(?=\p{L}|\d)/u;

/** A line ends a criterion, and so does a sentence that ends with its points: "Two causes (8). An example (4)." */
const ends = new RegExp(`(?<=[([]\\s*[\\d٠-٩]{1,4}\\s*${UNIT}?\\s*[)\\]])[.;؛،,]?[ \\t]+`, 'iu');

/** "Names the timing (3)", "Structure: 2.5 points", "Clear language 2 points"; a bare number at the end is not one. */
const forms = [
  new RegExp(`^(.+?)\\s*[([]\\s*${NUMBER}\\s*${UNIT}?\\s*[)\\]]\\s*$`, 'iu'),
  new RegExp(`^(.+?)\\s*[:=]\\s*${NUMBER}\\s*${UNIT}?\\s*$`, 'iu'),
  new RegExp(`^(.+?)\\s+${NUMBER}\\s*${UNIT}\\s*$`, 'iu'),
];

/** What of a rubric names its points, in order; the rest is advice. */
export function criteriaOf(rubric: string | null | undefined): Criterion[] {
  return (rubric ?? '').split('\n').flatMap(criteriaOfLine);
}

function criteriaOfLine(line: string): Criterion[] {
  const criteria = line.split(ends).flatMap((part) => criterionOf(part) ?? []);
  return isProse(line, criteria.length) ? [] : criteria;
}

/** Sentences of which only some name points: "54 + 186 (1 each). Total 290.00 (2)." A line with a bullet was written as a criterion. */
function isProse(line: string, criteria: number): boolean {
  if (bullet.exec(line)?.[0].trim()) return false;
  return line.split(sentenceEnd).filter((sentence) => sentence.trim() !== '').length > criteria;
}

function criterionOf(line: string): Criterion | null {
  const plain = foldDigits(line)
    .replace(bullet, '')
    .replace(/[\u200E\u200F]|[.;؛،,]\s*$/gu, '');
  for (const form of forms) {
    const [, text, number] = form.exec(plain) ?? [];
    const points = Number(number?.replace(/[,\u066B]/u, '.'));
    if (text !== undefined && points > 0) return { text: text.trim(), points };
  }
  return null;
}
