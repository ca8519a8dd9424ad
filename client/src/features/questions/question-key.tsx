import { typeOf } from './types';
import type { KeyedQuestion } from './types/question-type';
import { RubricKey } from './types/rubric/rubric-key';

type Type = KeyedQuestion['type'];

/** What a person marks has no right answer to draw, only words on how to mark it. */
const MARKED_BY_PERSON: readonly Type[] = [
  'OPEN_ENDED',
  'SPREADSHEET',
  'XLCX',
  'DOCUMENT',
  'SLIDES',
  'FILE_UPLOAD',
  'VIDEO',
  'AUDIO',
];

interface Props {
  question: KeyedQuestion;
  /** Leaves out the empty place for an answer, where a given one stands beside the key. */
  isBesideAnswer?: boolean;
}

/** What is right, and how it is marked, without the question itself. */
export function QuestionKey({ question, isBesideAnswer = false }: Props) {
  if (isBesideAnswer && MARKED_BY_PERSON.includes(question.type)) return <RubricKey rubric={question.rubric} />;
  const { Preview } = typeOf(question.type);
  return <Preview question={question} withKey />;
}
