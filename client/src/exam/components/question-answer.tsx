import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/language';
import { directionOfText } from '../content-language';
import type { AnswerValue } from '../engine/answer';
import type { ExamQuestion } from '../engine/ports';
import { chosenOf, optionsOf, valueChosen } from '../question-options';
import { OptionList } from './option-list';
import { LongAnswer, NumberAnswer, ShortAnswer, type TextAnswerProps } from './text-answers';

export interface QuestionAnswerProps {
  question: ExamQuestion;
  value: AnswerValue | null;
  isLocked: boolean;
  language: Language;
  labelledBy: string;
  /** `isWhole`: complete with this one touch. */
  onAnswer: (value: AnswerValue, isWhole: boolean) => void;
  onLeave: () => void;
}

/** The place to answer, by type of question. */
export function QuestionAnswer(props: QuestionAnswerProps) {
  const { t } = useTranslation('exam');
  const { question, value, isLocked, labelledBy, language, onAnswer, onLeave } = props;
  const text: TextAnswerProps = {
    text: value?.text ?? '',
    isLocked,
    labelledBy,
    language,
    // No database keeps a NUL, which only a paste can bring.
    onChange: (written) => onAnswer({ text: written.replaceAll('\0', '') }, false),
    onLeave,
  };
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
    case 'TRUE_FALSE':
      return <ChoiceAnswer {...props} />;
    case 'SHORT_ANSWER':
      return <ShortAnswer {...text} />;
    case 'NUMBER':
      return <NumberAnswer {...text} />;
    case 'OPEN_ENDED':
      return <LongAnswer {...text} />;
    default:
      return <p>{t('question.unknownType')}</p>;
  }
}

function ChoiceAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: QuestionAnswerProps) {
  const { t } = useTranslation('exam');
  return (
    <OptionList
      name={question.id}
      options={optionsOf(question, language, t)}
      chosen={chosenOf(question, value)}
      allowsSeveral={question.allowsSeveral}
      isLocked={isLocked}
      direction={directionOfText(question.text, language)}
      labelledBy={labelledBy}
      onChoose={(id) => onAnswer(valueChosen(question, value, id), true)}
    />
  );
}
