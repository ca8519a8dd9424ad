import { plainDecimal } from '@mizan/question-model';
import type { AnswerFeedback } from '../../notes/question-notes';
import { QuestionType } from '../../vocabulary';
import { plainPart } from '../asked-text';
import { choiceGap, gapAnswer, gapsOf } from '../carried-gaps';
import type { CarriedGap } from '../carried-gaps';
import { OTHER_ANSWER, withNotes } from '../carried-notes';
import { withoutExponent } from '../decimal-notation';
import { blockStart } from '../gap-paragraph';
import { hasImages, plainOfHtml } from '../html-text';
import type { CarriedImage, CarriedQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { withoutPatterns } from '../without-patterns';
import { childOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { moodleHtml, moodleNote } from './moodle-text';

const GAP = /\{(\d*):([A-Z_]+):((?:\\.|[^\\}])*)\}/gu;
const WORDS = /^(?:SHORTANSWER|SA|MW)$/u;
const CASED_WORDS = /^(?:SHORTANSWER_C|SAC|MWC)$/u;
const NUMBER = /^(?:NUMERICAL|NM)$/u;
/** As a list, in a column or in a row, shuffled or not. */
const CHOICE = /^(?:MULTICHOICE(?:_[VH]?S?)?|MC[VH]?S?)$/u;

/**
 * A text whose gaps take words, a number or a choice. Paragraphs before the one with the first gap are what is asked; where there are none, the name is.
 * @throws NotUnderstood UNSUPPORTED_GAP for every other kind of gap
 */
export function clozeQuestion(
  question: XmlElement,
  images: Map<string, CarriedImage>,
  ignore: Ignore,
): CarriedQuestion {
  const asked = childOf(question, 'questiontext');
  const html = textOf(childOf(asked, 'text'));
  const gaps: CarriedGap[] = [];
  const told: AnswerFeedback[][] = [];
  const weights = new Set<string>();
  const marked = html.replace(GAP, (_, weight: string, kind: string, answers: string) => {
    weights.add(weight || '1');
    const options = optionsIn(answers, ignore);
    gaps.push(gapOf(kind, options, ignore));
    told.push(feedbackIn(kind, options));
    return `[[${gaps.length}]]`;
  });
  if (gaps.length === 0) throw new NotUnderstood('UNSUPPORTED_GAP', { kind: '' });
  if (weights.size > 1) ignore('PARTIAL_CREDIT');
  const start = blockStart(marked);
  const before = marked.slice(0, start);
  const intro = plainOfHtml(before) || hasImages(before) ? moodleHtml(before, asked, images, ignore) : null;
  const text = intro?.text ?? moodleNote(childOf(question, 'name'), ignore);
  if (!intro && !text) throw new NotUnderstood('TEXT_MISSING');
  const gapText = plainPart(marked.slice(start), ignore, asked?.line);
  const asking = { type: QuestionType.FILL_IN_THE_BLANK, ...(intro ?? { text }), gapText, ...gapsOf(gaps) };
  const answers = told.flatMap((ofGap, at) =>
    ofGap.map(({ answer, feedback }) => ({ answer: gapAnswer(at + 1, told.length, answer), feedback })),
  );
  return withNotes(asking, { answers });
}

interface Option {
  text: string;
  fraction: number;
  feedback: string;
}

function gapOf(kind: string, options: readonly Option[], ignore: Ignore): CarriedGap {
  const full = options.filter(({ fraction }) => fraction >= 100).map(({ text }) => text);
  if (CHOICE.test(kind)) {
    if (full.length === 0) throw new NotUnderstood('ANSWER_MISSING');
    return choiceGap(
      options.map(({ text }) => text),
      (at) => (options[at]?.fraction ?? 0) >= 100,
    );
  }
  if (NUMBER.test(kind)) return numberGap(full);
  if (CASED_WORDS.test(kind)) ignore('CASE_SENSITIVITY');
  else if (!WORDS.test(kind)) throw new NotUnderstood('UNSUPPORTED_GAP', { kind });
  return { acceptedAnswers: withoutPatterns(full, ignore) };
}

/** `23.8:0.1`; several may be right within one and the same tolerance. */
function numberGap(written: readonly string[]): CarriedGap {
  const numbers = written.map((one) => {
    const [value, tolerance = '0'] = one.split(':').map((part) => plainDecimal(withoutExponent(part.trim())));
    return { value, tolerance };
  });
  const [first] = numbers;
  if (!first) throw new NotUnderstood('ANSWER_MISSING');
  if (numbers.some(({ value, tolerance }) => value === null || tolerance === null))
    throw new NotUnderstood('NUMBER_UNREADABLE', { text: written.join(' ') });
  if (numbers.some(({ tolerance }) => tolerance !== first.tolerance)) throw new NotUnderstood('SEVERAL_NUMBERS');
  return { isNumeric: true, acceptedAnswers: numbers.map(({ value }) => value ?? ''), tolerance: first.tolerance };
}

/** What is told to whoever filled the gap so; answers are named as they are kept. */
function feedbackIn(kind: string, options: readonly Option[]): AnswerFeedback[] {
  const nameOf = (text: string): string => {
    if (CHOICE.test(kind)) return text;
    if (!NUMBER.test(kind)) return text.replaceAll('\\*', '*');
    return plainDecimal(withoutExponent(text.split(':')[0]?.trim() ?? '')) ?? OTHER_ANSWER;
  };
  return options
    .map(({ text, feedback }) => ({ answer: nameOf(text), feedback }))
    .filter(({ answer, feedback }) => answer && feedback);
}

function optionsIn(written: string, ignore: Ignore): Option[] {
  return (written.match(/(?:\\[\s\S]|[^\\~])+/gu) ?? []).map((part) => {
    const [answer = '', ...feedback] = part.match(/(?:\\[\s\S]|[^\\#])+/gu) ?? [];
    const weight = /^(?:=|%(-?\d+(?:\.\d+)?)%)/u.exec(answer);
    const fraction = weight ? Number(weight[1] ?? 100) : 0;
    if (fraction > 0 && fraction < 100) ignore('PARTIAL_CREDIT');
    if (fraction < 0) ignore('PENALTY');
    return { text: textIn(answer.slice(weight?.[0].length ?? 0)), fraction, feedback: textIn(feedback.join('#')) };
  });
}

const textIn = (written: string): string => plainOfHtml(written.replace(/\\([\\~=#}"/])/gu, '$1'));
