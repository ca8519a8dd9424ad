import { typeOf } from './types';
import type { QuestionFields } from './types/question-type';

/** What is right, and how it is marked, without the question itself. */
export function QuestionKey({ question }: { question: QuestionFields }) {
  const { Preview } = typeOf(question.type);
  return <Preview question={question} withKey />;
}
