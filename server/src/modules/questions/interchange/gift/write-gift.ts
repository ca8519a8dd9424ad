import { QuestionType } from '../../vocabulary';
import { hasOnlyWords } from '../carried-gaps';
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
  leaveFields(question, ['unit', 'wordLimit', 'rubric', 'comparison', 'isAdditional', 'isFixed'], leave);
  const category = question.skill ? `$CATEGORY: ${escapeGift(question.skill)}\n\n` : '';
  return `${category}${tag ? `// [tag:${tag}]\n` : ''}::${escapeGift(question.title)}::${braces}\n`;
}

function body(question: WritableQuestion, leave: Leave): string | null {
  const key = answers(question, leave);
  if (key === null) return null;
  if (!question.textHtml) return `${plain(question.text)} {${key}}`;
  if (IMAGE.test(question.textHtml)) leave('IMAGE');
  return `[html]${escapeGift(withTexFormulas(question.textHtml))} {${key}}`;
}

function answers(question: CarriedQuestion, leave: Leave): string | null {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
    case QuestionType.DROPDOWN:
      return choices(question);
    case QuestionType.MATCHING:
      return matching(question, leave);
    case QuestionType.TRUE_FALSE:
      return question.truth ? 'TRUE' : 'FALSE';
    case QuestionType.SHORT_ANSWER:
      return words(question, leave);
    case QuestionType.NUMBER:
      return `#${question.number?.value}:${question.number?.tolerance}`;
    case QuestionType.OPEN_ENDED:
      return '';
    default:
      return null;
  }
}

/** Several right ones share the whole; each wrong one takes a share back, as Mizan counts them. */
function choices({ choices: all = [], allowsSeveral, textHtml }: CarriedQuestion): string {
  const share = percent(all.filter(({ isRight }) => isRight).length);
  const mark = (isRight: boolean) => (allowsSeveral ? `~%${isRight ? share : `-${share}`}%` : isRight ? '=' : '~');
  return `\n${all.map(({ text, html, isRight }) => `${mark(isRight)}${html ? `[html]${escapeGift(html)}` : plain(text, textHtml)}`).join('\n')}\n`;
}

function percent(parts: number): string {
  return String(Number((100 / Math.max(1, parts)).toFixed(5)));
}

/** `->` between braces means matching and cannot be escaped. */
function words({ acceptedAnswers: accepted = [], textHtml }: CarriedQuestion, leave: Leave): string | null {
  const arrow = accepted.find((answer) => answer.includes('->'));
  if (arrow === undefined)
    return `\n${accepted.map((answer) => `=${plain(escapePattern(answer), textHtml, escapeGiftButStars)}`).join('\n')}\n`;
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
function gapText(question: CarriedQuestion): string | null {
  const { text, gapText: gaps = '', blanks = [], textHtml } = question;
  if (!hasOnlyWords(question)) return null;
  const [before, after, ...more] = gaps.split(/\[\[\d+\]\]/u);
  if (blanks.length !== 1 || !after?.trim() || more.length > 0 || textHtml) return null;
  const accepted = blanks[0]?.acceptedAnswers ?? [];
  if (accepted.some((answer) => answer.includes('->')) || /\n\s*\n/u.test(gaps)) return null;
  const key = accepted.map((answer) => `=${plain(escapePattern(answer), null, escapeGiftButStars)}`).join(' ');
  const format = hasMarkup(text + gaps) || LOOKS_LIKE_PREFIX.test(text) ? '[plain]' : '';
  return `${format}${escapeGift(text)}\\n\\n${escapeGift(before ?? '')}{${key}}${escapeGift(after)}`;
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
