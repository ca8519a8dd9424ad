import { QuestionType } from '../../vocabulary';
import { leavesAnswersUntold } from '../answers-told';
import { withTexFormulas } from '../formulas';
import type { CarriedImage, WritableQuestion, Writing } from '../interchange';
import { inBothLanguages } from '../two-languages';
import { fieldsNotHeld, leaveFields, writeEach } from '../write-each';
import type { Leave } from '../write-each';
import { element, xmlDocument, xmlText } from '../xml/write-xml';
import { moodleBody } from './moodle-bodies';
import { htmlElement, htmlTextElement, plainElement } from './moodle-elements';

export function writeMoodleXml(
  questions: readonly WritableQuestion[],
  images: ReadonlyMap<string, CarriedImage>,
): Writing {
  let skill: string | undefined;
  const { parts, left } = writeEach(questions, (question, leave) => {
    const written = questionXml(question, images, leave);
    if (written === null || question.skill === skill) return written;
    skill = question.skill;
    return categoryXml(skill ?? '') + written;
  });
  const common = fieldsNotHeld('difficulty', 'durationSeconds');
  return {
    bytes: xmlDocument(element('quiz', {}, '\n', parts)),
    left: parts.length > 0 ? [common, ...left] : left,
  };
}

function categoryXml(skill: string): string {
  const path = `$course$/top/${skill.replaceAll('/', '//')}`;
  return `${element('question', { type: 'category' }, element('category', {}, element('text', {}, xmlText(path))))}\n`;
}

function questionXml(given: WritableQuestion, images: ReadonlyMap<string, CarriedImage>, leave: Leave): string | null {
  const { tag, ...question } = inBothLanguages(given, leave);
  const body = moodleBody(question);
  if (body === null) return null;
  leaveFields(question, ['comparison', 'isAdditional', 'isFixed'], leave);
  if (leavesAnswersUntold(question)) leave('FIELDS_NOT_HELD', { fields: 'answerFeedback' });
  if (question.type === QuestionType.DROPDOWN) leave('TYPE_CHANGED', { type: question.type, into: 'multiple-choice' });
  return `${element(
    'question',
    { type: body.type },
    plainElement('name', question.title),
    body.text ?? askedElement(question, images, leave),
    element('defaultgrade', {}, String(question.score ?? 1)),
    element('penalty', {}, '0'),
    body.inside,
    notesXml(question),
    tagsXml([...(tag ? [tag] : []), ...(question.notes?.tags ?? [])]),
  )}\n`;
}

const NOTES = [
  ['generalfeedback', 'feedback'],
  ['correctfeedback', 'rightFeedback'],
  ['partiallycorrectfeedback', 'partlyRightFeedback'],
  ['incorrectfeedback', 'wrongFeedback'],
] as const;

function notesXml({ notes, notesHtml }: WritableQuestion): string {
  const written = (name: string, text?: string, html?: string) =>
    html ? htmlElement(name, html) : text ? plainElement(name, text) : '';
  const told = NOTES.map(([tag, note]) => written(tag, notes?.[note], notesHtml?.[note]));
  const hints = (notes?.hints ?? []).map((hint, at) => written('hint', hint, notesHtml?.hints?.[at]));
  return [...told, ...hints].join('');
}

function tagsXml(tags: readonly string[]): string {
  if (tags.length === 0) return '';
  return element('tags', {}, ...tags.map((tag) => element('tag', {}, element('text', {}, xmlText(tag)))));
}

function askedElement(question: WritableQuestion, images: ReadonlyMap<string, CarriedImage>, leave: Leave): string {
  if (!question.textHtml) return plainElement('questiontext', question.text);
  return htmlTextElement('questiontext', withTexFormulas(question.textHtml), images, leave);
}
