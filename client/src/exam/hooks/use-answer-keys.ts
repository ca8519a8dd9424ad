import { useTranslation } from 'react-i18next';
import { isOneField, answerKeysOf, optionOfDigit, optionOfLetter } from '../../answering/answer-keys';
import type { AnswerValue } from '../../answering/answer-value';
import { optionIdsOf, valueChosen } from '../../answering/choices/options';
import type { Exam } from '../engine/exam';
import type { ExamQuestion } from '../engine/ports';
import { useExamKeys } from './use-exam-keys';

interface Props {
  exam: Exam;
  question: ExamQuestion;
  value: AnswerValue | null;
  isLocked: boolean;
  /** The candidate may turn single keys off. */
  areOn: boolean;
  onNext: () => void;
}

/** Which keys answer this question, in force; and the first and the last of them, to be shown. */
export function useAnswerKeys({ exam, question, value, isLocked, areOn, onNext }: Props): [string, string] | null {
  const letters = useTranslation('answering').t('letters').split(' ');
  const keys = answerKeysOf(question);
  const ids = optionIdsOf(question);
  const optionOf = (event: KeyboardEvent) => {
    const option = keys === 'digits' ? optionOfDigit(question, event) : optionOfLetter(event);
    return areOn && option < ids.length ? option : -1;
  };
  useExamKeys({
    optionOf,
    isWritten: isOneField(question.type),
    isLocked,
    onChoose: (index) => exam.answer(valueChosen(question, value, ids[index] ?? ''), true),
    onNext,
  });
  if (keys === 'none' || ids.length === 0) return null;
  const names = keys === 'digits' ? ids.map((id) => (id === '10' ? '0' : id)) : letters;
  return [names[0] ?? '', names[ids.length - 1] ?? ''];
}
