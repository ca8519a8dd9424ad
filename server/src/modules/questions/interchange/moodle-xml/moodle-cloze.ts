import { QuestionType } from '../../vocabulary';
import { plainPart } from '../asked-text';
import { hasImages, plainOfHtml } from '../html-text';
import type { CarriedImage, CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { withoutPatterns } from '../without-patterns';
import { childOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { moodleHtml, moodleNote } from './moodle-text';

const GAP = /\{\d*:([A-Z_]+):((?:\\.|[^\\}])*)\}/gu;
const WORDS = /^(?:SHORTANSWER|SA|MW)$/u;
const CASED_WORDS = /^(?:SHORTANSWER_C|SAC|MWC)$/u;

/**
 * A text whose gaps take words. Paragraphs before the one with the first gap are what is asked; where there are none, the name is.
 * @throws NotUnderstood UNSUPPORTED_GAP for every other kind of gap
 */
export function clozeQuestion(
  question: XmlElement,
  images: Map<string, CarriedImage>,
  ignore: Ignore,
): CarriedQuestion {
  const asked = childOf(question, 'questiontext');
  const html = textOf(childOf(asked, 'text'));
  const blanks: { acceptedAnswers: string[] }[] = [];
  const marked = html.replace(GAP, (_, kind: string, answers: string) => {
    if (CASED_WORDS.test(kind)) ignore('CASE_SENSITIVITY');
    else if (!WORDS.test(kind)) throw new NotUnderstood('UNSUPPORTED_GAP', { kind });
    blanks.push({ acceptedAnswers: accepted(answers, ignore) });
    return `[[${blanks.length}]]`;
  });
  if (blanks.length === 0) throw new NotUnderstood('UNSUPPORTED_GAP', { kind: '' });
  const start = blockStart(marked);
  const before = marked.slice(0, start);
  const intro = plainOfHtml(before) || hasImages(before) ? moodleHtml(before, asked, images, ignore) : null;
  const text = intro?.text ?? moodleNote(childOf(question, 'name'), ignore);
  if (!intro && !text) throw new NotUnderstood('TEXT_MISSING');
  const gapText = plainPart(marked.slice(start), ignore, asked?.line);
  return { type: QuestionType.FILL_IN_THE_BLANK, ...(intro ?? { text }), gapText, blanks };
}

function blockStart(html: string): number {
  const first = html.indexOf('[[1]]');
  const closed = html.lastIndexOf('</p>', first);
  return Math.max(html.lastIndexOf('<p', first), closed < 0 ? 0 : closed + '</p>'.length, 0);
}

function accepted(written: string, ignore: Ignore): string[] {
  const parts = (written.match(/(?:\\[\s\S]|[^\\~])+/gu) ?? []).map((part) => {
    const [answer = '', ...feedback] = part.match(/(?:\\[\s\S]|[^\\#])+/gu) ?? [];
    if (feedback.join('').trim()) ignore('FEEDBACK');
    const weight = /^(?:=|%(-?\d+(?:\.\d+)?)%)/u.exec(answer);
    const fraction = weight ? Number(weight[1] ?? 100) : 0;
    if (fraction > 0 && fraction < 100) ignore('PARTIAL_CREDIT');
    return fraction >= 100 ? [plainOfHtml(answer.slice(weight?.[0].length).replace(/\\([\\~=#}"/])/gu, '$1'))] : [];
  });
  return withoutPatterns(parts.flat(), ignore);
}
