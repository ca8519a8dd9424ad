import { QuestionType } from '../../vocabulary';
import type { WritableQuestion, Writing } from '../interchange';
import { fieldsNotHeld, leaveFields, writeEach } from '../write-each';
import type { Leave } from '../write-each';

const MOST_CHOICES = 26;
/** Lines that a reader would take for something else, or skip. */
const MISLEADING = /^(?:[A-Z][).]|ANSWER:)/u;

export function writeAiken(questions: readonly WritableQuestion[]): Writing {
  const { parts, left } = writeEach(questions, block);
  const common = fieldsNotHeld('title', 'skill', 'difficulty', 'durationSeconds', 'score');
  return { bytes: Buffer.from(parts.join('\n')), left: parts.length > 0 ? [common, ...left] : left };
}

/** Plain text, one right choice, at most 26 of them: there is nothing else in Aiken. */
function block(question: WritableQuestion, leave: Leave): string | null {
  const { type, text, choices = [], allowsSeveral } = question;
  const isChoice = type === QuestionType.MULTIPLE_CHOICE || type === QuestionType.DROPDOWN;
  if (!isChoice || allowsSeveral || choices.length > MOST_CHOICES) return null;
  const lines = [text, ...choices.map((choice) => choice.text)].map(oneLine);
  const bad = lines.find((line, index) => (index === 0 && (line.length < 2 || MISLEADING.test(line))) || line === '');
  if (bad !== undefined) {
    leave('TEXT_NOT_HELD', { text: bad });
    return null;
  }
  if (type === QuestionType.DROPDOWN) leave('TYPE_CHANGED', { type, into: QuestionType.MULTIPLE_CHOICE });
  if (question.textHtml) leave('FORMATTING');
  leaveFields(question, ['isAdditional', 'isFixed', 'translation', 'notes'], leave);
  const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  const [asked = '', ...answers] = lines;
  const right = letter(choices.findIndex(({ isRight }) => isRight));
  return [asked, ...answers.map((answer, index) => `${letter(index)}. ${answer}`), `ANSWER: ${right}`, ''].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
