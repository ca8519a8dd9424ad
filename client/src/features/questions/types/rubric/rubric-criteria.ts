export interface Criterion {
  text: string;
  points: number;
}

const UNIT = '(?:points?|pts?|marks?|درجات|درجة|نقاط|نقطة)';
const NUMBER = '(\\d{1,4}(?:[.,\\u066B]\\d{1,2})?)';
const bullet = /^\s*(?:[-*•–—]\s+|\d{1,2}[.)]\s+)?/u;
const ends = new RegExp(`\\n|(?<=[([]\\s*[\\d٠-٩]{1,4}\\s*${UNIT}?\\s*[)\\]])[.;؛،,]?[ \\t]+`, 'iu');
const forms = [
  new RegExp(`^(.+?)\\s*[([]\\s*${NUMBER}\\s*${UNIT}?\\s*[)\\]]\\s*$`, 'iu'),
  new RegExp(`^(.+?)\\s*[:=]\\s*${NUMBER}\\s*${UNIT}?\\s*$`, 'iu'),
  new RegExp(`^(.+?)\\s+${NUMBER}\\s*${UNIT}\\s*$`, 'iu'),
];

const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** What of a rubric names its points, line by line or sentence by sentence, as the server reads them when somebody marks. */
export function criteriaOf(rubric: string): Criterion[] {
  return rubric.split(ends).flatMap((line) => {
    const plain = latinDigits(line)
      .replace(bullet, '')
      .replace(/[\u200E\u200F]|[.;؛،,]\s*$/gu, '');
    for (const form of forms) {
      const [, text, number] = form.exec(plain) ?? [];
      const points = Number(number?.replace(/[,\u066B]/u, '.'));
      if (text !== undefined && points > 0) return [{ text: text.trim(), points }];
    }
    return [];
  });
}
