import { QuestionType } from '../../vocabulary';
import type { InterchangeReading, UnderstoodQuestion } from '../interchange';
import { NotUnderstood } from '../not-understood';
import { readEach, titleOf } from '../read-each';
import type { Ignore } from '../read-each';
import { sourceText } from '../source-text';

interface AikenBlock {
  /** Of the question, or of the line that has none. */
  line: number;
  /** Null when a choice or an answer stood without a question. */
  text: string | null;
  choices: string[];
  letter: string | null;
  answerLine: number;
}

const CHOICE = /^([A-Z])[).][ \t]?(.*)$/u;
const ANSWER = /^ANSWER:\s*(\S?)/u;

/** @throws NotUnderstood when the bytes are no text. */
export function readAiken(bytes: Uint8Array): InterchangeReading {
  return readEach(blocksOf(sourceText(bytes)), ({ line, text }) => ({ line, title: titleOf(text ?? '') }), readBlock);
}

/** A block ends with its ANSWER line; a question that never gets one ends where the next begins. */
function* blocksOf(source: string): Generator<AikenBlock> {
  let block: AikenBlock | null = null;
  for (const [index, written] of source.split('\n').entries()) {
    const line = written.trim();
    if (line.length < 2) continue;
    const at = index + 1;
    const choice = CHOICE.exec(line);
    const answer = ANSWER.exec(line);
    const isText = !choice && !answer;
    if (isText && block && (block.choices.length > 0 || block.text === null)) {
      yield block;
      block = null;
    }
    block ??= { line: at, text: null, choices: [], letter: null, answerLine: at };
    if (choice) block.choices.push((choice[2] ?? '').trim());
    else if (answer) {
      yield { ...block, letter: answer[1] ?? '', answerLine: at };
      block = null;
    } else block.text = block.text === null ? line : `${block.text}\n${line}`;
  }
  if (block) yield block;
}

function readBlock({ text, choices, letter, answerLine }: AikenBlock, _: Ignore): Pick<UnderstoodQuestion, 'question'> {
  if (text === null)
    throw new NotUnderstood(choices.length > 0 ? 'CHOICE_WITHOUT_QUESTION' : 'ANSWER_WITHOUT_QUESTION');
  if (letter === null) throw new NotUnderstood('ANSWER_MISSING');
  if (choices.length < 2) throw new NotUnderstood('TOO_FEW_CHOICES');
  const right = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  if (!(right in choices)) throw new NotUnderstood('ANSWER_NOT_A_CHOICE', { letter }, answerLine);
  const marked = choices.map((choice, index) => ({ text: choice, isRight: index === right }));
  return { question: { type: QuestionType.MULTIPLE_CHOICE, text, choices: marked, allowsSeveral: false } };
}
