import { QuestionType } from '../../vocabulary';
import { feedbackOn, OTHER_ANSWER } from '../carried-notes';
import { sharedNumbersOf } from '../carried-numbers';
import { pairsOf } from '../carried-pairs';
import { extensionsFor, keepsItsType } from '../file-types';
import type { CarriedQuestion, WritableQuestion } from '../interchange';
import { escapePattern } from '../without-patterns';
import { element, xmlText } from '../xml/write-xml';
import { clozeHtml } from './cloze-html';
import { htmlElement, plainElement } from './moodle-elements';

interface MoodleBody {
  /** Moodle's name of the type. */
  type: string;
  inside: string;
  /** Instead of the question's own text. */
  text?: string;
}

/** Null for the types that Moodle itself has no question for. */
export function moodleBody(question: WritableQuestion): MoodleBody | null {
  switch (question.type) {
    case QuestionType.MULTIPLE_CHOICE:
    case QuestionType.DROPDOWN:
      return choices(question);
    case QuestionType.TRUE_FALSE:
      return {
        type: 'truefalse',
        inside: [true, false]
          .map((truth) =>
            answer(String(truth), question.truth === truth ? 100 : 0, undefined, told(question, String(truth))),
          )
          .join(''),
      };
    case QuestionType.SHORT_ANSWER:
      return words(question);
    case QuestionType.NUMBER:
      return number(question);
    case QuestionType.FILL_IN_THE_BLANK:
      return cloze(question);
    case QuestionType.MATCHING:
      return matching(question);
    case QuestionType.RANKING:
      return order(question);
    default:
      return essay(question);
  }
}

function choices(question: WritableQuestion): MoodleBody {
  const { choices: all = [], allowsSeveral = false } = question;
  const right = Math.max(1, all.filter(({ isRight }) => isRight).length);
  const share = Number((100 / right).toFixed(5));
  const wrong = allowsSeveral ? -share : 0;
  const answers = all.map(({ text, html, isRight }) =>
    answer(text, isRight ? share : wrong, html, told(question, text)),
  );
  return { type: 'multichoice', inside: element('single', {}, String(!allowsSeveral)) + answers.join('') };
}

function words(question: WritableQuestion): MoodleBody {
  const { acceptedAnswers = [], notes } = question;
  const wrong = (notes?.answers ?? []).filter((one) => !acceptedAnswers.includes(one.answer));
  const answers = [
    ...acceptedAnswers.map((text) => answer(escapePattern(text), 100, undefined, told(question, text))),
    ...wrong.map((one) =>
      answer(one.answer === OTHER_ANSWER ? '*' : escapePattern(one.answer), 0, undefined, told(question, one.answer)),
    ),
  ];
  return { type: 'shortanswer', inside: element('usecase', {}, '0') + answers.join('') };
}

function number(question: WritableQuestion): MoodleBody {
  const { number: key = { value: '0', tolerance: '0' }, unit, notes } = question;
  const values = sharedNumbersOf(key);
  const wrong = (notes?.answers ?? []).filter((one) => !values.some(({ value }) => value === one.answer));
  const others = wrong.map((one) => ({ value: one.answer, tolerance: '0', share: 0 }));
  const right = [...values, ...others].map(({ value, tolerance, share }) =>
    element(
      'answer',
      { fraction: share, format: 'plain_text' },
      element('text', {}, value),
      element('tolerance', {}, tolerance),
      told(question, value),
    ),
  );
  const units = element(
    'units',
    {},
    element('unit', {}, element('multiplier', {}, '1'), element('unit_name', {}, xmlText(unit ?? ''))),
  );
  return { type: 'numerical', inside: right.join('') + (unit ? units : '') };
}

function order({ choices: all = [] }: CarriedQuestion): MoodleBody {
  const answers = all.map(({ text, html }, index) => answer(text, index + 1, html));
  const settings = { layouttype: '0', selecttype: '0', selectcount: '0', gradingtype: '-1', showgrading: '0' };
  const written = Object.entries(settings).map(([name, value]) => element(name, {}, value));
  return { type: 'ordering', inside: written.join('') + answers.join('') };
}

function matching(question: CarriedQuestion): MoodleBody {
  const { pairs, distractors } = pairsOf(question);
  const sides = [...pairs, ...distractors.map((match) => ['', match] as const)];
  const written = sides.map(([prompt, match]) =>
    plainElement('subquestion', prompt, {}, element('answer', {}, element('text', {}, xmlText(match)))),
  );
  return { type: 'matching', inside: element('shuffleanswers', {}, 'true') + written.join('') };
}

function cloze(question: WritableQuestion): MoodleBody {
  const text = element('text', {}, xmlText(clozeHtml(question)));
  return { type: 'cloze', inside: '', text: element('questiontext', { format: 'html' }, text) };
}

function essay(question: WritableQuestion): MoodleBody | null {
  const extensions = extensionsFor(question);
  const isFile = extensions !== null && keepsItsType(question);
  if (!isFile && question.type !== QuestionType.OPEN_ENDED) return null;
  const settings: Record<string, string> = isFile
    ? { responseformat: 'noinline', attachments: '1', filetypeslist: extensions.join(',') }
    : {
        responseformat: 'editor',
        attachments: '0',
        ...(question.wordLimit && { maxwordlimit: String(question.wordLimit) }),
      };
  const written = Object.entries(settings).map(([name, value]) => element(name, {}, value));
  return {
    type: 'essay',
    inside: written.join('') + graderInfo(question),
  };
}

function graderInfo({ rubric, rubricHtml }: WritableQuestion): string {
  if (rubricHtml !== undefined) return htmlElement('graderinfo', rubricHtml);
  return rubric ? plainElement('graderinfo', rubric) : '';
}

function told(question: WritableQuestion, answered: string): string {
  const html = feedbackOn({ notes: question.notesHtml ?? null }, answered);
  if (html) return htmlElement('feedback', html);
  const feedback = feedbackOn(question, answered);
  return feedback ? plainElement('feedback', feedback) : '';
}

function answer(text: string, fraction: number, html?: string, feedback = ''): string {
  if (html !== undefined) return htmlElement('answer', html, { fraction: String(fraction) }, feedback);
  return plainElement('answer', text, { fraction: String(fraction) }, feedback);
}
