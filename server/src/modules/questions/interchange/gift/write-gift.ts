import { questionOptions } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { leavesAnswersUntold } from '../answers-told';
import { hasOnlyWords } from '../carried-gaps';
import { feedbackOn, hasShadesOfFeedback, OTHER_ANSWER } from '../carried-notes';
import { sharedNumbersOf } from '../carried-numbers';
import { pairsOf } from '../carried-pairs';
import { withTexFormulas } from '../formulas';
import { hasMarkup } from '../html-text';
import type { CarriedQuestion, WritableQuestion, Writing } from '../interchange';
import { escapePattern } from '../without-patterns';
import { inBothLanguages } from '../two-languages';
import { fieldsNotHeld, leaveFields, writeEach } from '../write-each';
import type { Leave } from '../write-each';
import { escapeGift } from './gift-escapes';

const IMAGE = /<img\b/iu;
/** What a reader would take for a format or a weight. */
const LOOKS_LIKE_PREFIX = /^(?:\[|%)/u;

export function writeGift(questions: readonly WritableQuestion[]): Writing {
  const { parts, left } = writeEach(questions, record);
  const common = fieldsNotHeld('difficulty', 'durationSeconds', 'score');
  return { bytes: Buffer.from(parts.join('\n')), left: parts.length > 0 ? [common, ...left] : left };
}

function record(given: WritableQuestion, leave: Leave): string | null {
  const { tag, ...question } = inBothLanguages(given, leave);
  const braces = question.type === QuestionType.FILL_IN_THE_BLANK ? gapText(question) : body(question, leave);
  if (braces === null) return null;
  if (question.type === QuestionType.DROPDOWN) leave('TYPE_CHANGED', { type: question.type, into: 'multiple-choice' });
  if (question.notes?.hints || hasShadesOfFeedback(question) || leavesAnswersUntold(question))
    leave('FIELDS_NOT_HELD', { fields: question.notes?.hints ? 'hints' : 'answerFeedback' });
  leaveFields(question, [...questionOptions, 'comparison', 'isAdditional', 'isFixed'], leave);
  const category = question.skill ? `$CATEGORY: ${escapeGift(question.skill)}\n\n` : '';
  const tags = [...(tag ? [tag] : []), ...(question.notes?.tags ?? [])].map(
    (own) => `[tag:${own.replace(/[\]\n]/gu, ' ')}]`,
  );
  return `${category}${tags.length > 0 ? `// ${tags.join(' ')}\n` : ''}::${escapeGift(question.title)}::${braces}\n`;
}

function body(question: WritableQuestion, leave: Leave): string | null {
  const told = answers(question, leave);
  if (told === null) return null;
  const key = `${told}${general(question)}`;
  if (!question.textHtml) return `${plain(question.text)} {${key}}`;
  if (IMAGE.test(question.textHtml)) leave('IMAGE');
  return `[html]${escapeGift(withTexFormulas(question.textHtml))} {${key}}`;
}

function answers(question: WritableQuestion, leave: Leave): string | null {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
    case QuestionType.DROPDOWN:
      return choices(question);
    case QuestionType.MATCHING:
      return matching(question, leave);
    case QuestionType.TRUE_FALSE:
      return truth(question);
    case QuestionType.SHORT_ANSWER:
      return words(question, leave);
    case QuestionType.NUMBER:
      return numbers(question);
    case QuestionType.OPEN_ENDED:
      return '';
    default:
      return null;
  }
}

const toldOf = (question: WritableQuestion, answer: string): string => {
  const html = feedbackOn({ notes: question.notesHtml ?? null }, answer);
  const feedback = feedbackOn(question, answer);
  return html ? `#[html]${escapeGift(html)}` : feedback ? `#${plain(feedback, question.textHtml)}` : '';
};

function general({ notes, notesHtml, textHtml }: WritableQuestion): string {
  if (notesHtml?.feedback) return `####[html]${escapeGift(notesHtml.feedback)}`;
  return notes?.feedback ? `####${plain(notes.feedback, textHtml)}` : '';
}

/** First what is told to whoever is wrong. */
function truth(question: WritableQuestion): string {
  const [right, wrong] = [question.truth ?? false, !question.truth].map((answer) => toldOf(question, String(answer)));
  return `${question.truth ? 'TRUE' : 'FALSE'}${right ? `${wrong === '' ? '#' : wrong}${right}` : wrong}`;
}

/** Several right ones share the whole; each wrong one takes a share back, as Mizan counts them. */
function choices(question: WritableQuestion): string {
  const { choices: all = [], allowsSeveral, textHtml } = question;
  const share = percent(all.filter(({ isRight }) => isRight).length);
  const mark = (isRight: boolean) => (allowsSeveral ? `~%${isRight ? share : `-${share}`}%` : isRight ? '=' : '~');
  return `\n${all.map(({ text, html, isRight }) => `${mark(isRight)}${html ? `[html]${escapeGift(html)}` : plain(text, textHtml)}${toldOf(question, text)}`).join('\n')}\n`;
}

function percent(parts: number): string {
  return String(Number((100 / Math.max(1, parts)).toFixed(5)));
}

function numbers(question: WritableQuestion): string {
  const { number = { value: '0', tolerance: '0' } } = question;
  const wrong = toldOf(question, OTHER_ANSWER);
  const [first, ...others] = sharedNumbersOf(number).map(({ value, tolerance, share }) => ({
    range: `${value}:${tolerance}${toldOf(question, value)}`,
    weight: share === 100 ? '' : `%${share}%`,
  }));
  const other = wrong && `\n~${wrong}\n`;
  if (others.length === 0) return `#${first?.range}${other}`;
  return `#\n=${first?.range}\n${others.map(({ range, weight }) => `=${weight}${range}`).join('\n')}\n${other}`;
}

/** `->` between braces means matching and cannot be escaped. */
function words(question: WritableQuestion, leave: Leave): string | null {
  const { acceptedAnswers: accepted = [], textHtml, notes } = question;
  const wrong = (notes?.answers ?? []).filter(({ answer }) => !accepted.includes(answer));
  const arrow = accepted.find((answer) => answer.includes('->'));
  if (arrow === undefined)
    return `\n${[
      ...accepted.map(
        (answer) => `=${plain(escapePattern(answer), textHtml, escapeGiftButStars)}${toldOf(question, answer)}`,
      ),
      ...wrong.map(({ answer }) => `=%0%${plain(answer, textHtml)}${toldOf(question, answer)}`),
    ].join('\n')}\n`;
  leave('TEXT_NOT_HELD', { text: arrow });
  return null;
}

/** Distractors are pairs without a prompt. */
function matching(question: CarriedQuestion, leave: Leave): string | null {
  const { pairs, distractors } = pairsOf(question);
  const sides = [...pairs.map(([prompt, match]) => [prompt, match]), ...distractors.map((match) => ['', match])];
  const arrow = sides.flat().find((text) => text.includes('->'));
  if (arrow !== undefined) {
    leave('TEXT_NOT_HELD', { text: arrow });
    return null;
  }
  const side = (text: string) => (text === '' ? '' : plain(text, question.textHtml));
  return `\n${sides.map((pair) => `=${pair.map(side).join(' -> ')}`).join('\n')}\n`;
}

/** One gap with text after it is GIFT's missing word; what to do stands in the paragraphs above. */
function gapText(question: WritableQuestion): string | null {
  const { text, gapText: gaps = '', blanks = [], textHtml, notes } = question;
  if (!hasOnlyWords(question)) return null;
  const [before, after, ...more] = gaps.split(/\[\[\d+\]\]/u);
  if (blanks.length !== 1 || !after?.trim() || more.length > 0 || textHtml) return null;
  const accepted = blanks[0]?.acceptedAnswers ?? [];
  if (accepted.some((answer) => answer.includes('->')) || /\n\s*\n/u.test(gaps)) return null;
  const wrong = (notes?.answers ?? []).filter(({ answer }) => !accepted.includes(answer));
  const key = [
    ...accepted.map(
      (answer) => `=${plain(escapePattern(answer), null, escapeGiftButStars)}${toldOf(question, answer)}`,
    ),
    ...wrong.map(({ answer }) => `=%0%${plain(answer)}${toldOf(question, answer)}`),
  ].join(' ');
  const format = hasMarkup(text + gaps) || LOOKS_LIKE_PREFIX.test(text) ? '[plain]' : '';
  return `${format}${escapeGift(text)}\\n\\n${escapeGift(before ?? '')}{${key}${general(question)}}${escapeGift(after)}`;
}

/** An answer has the format of its question, and text of no format may hold tags: what must stay as it is says so. */
function plain(text: string, questionHtml?: string | null, escape = escapeGift): string {
  const needsFormat = Boolean(questionHtml) || LOOKS_LIKE_PREFIX.test(text) || hasMarkup(text);
  return `${needsFormat ? '[plain]' : ''}${escape(text)}`;
}

/** The backslash of `\*` is Moodle's own and stays single. */
function escapeGiftButStars(text: string): string {
  return text.split('\\*').map(escapeGift).join('\\*');
}
