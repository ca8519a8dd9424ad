import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import { directionOfText } from '../content-language';
import { OptionList } from './option-list';
import { chosenOf, optionsOf, valueChosen } from './options';

/** Qualifier, multiple choice, true or false: rows to choose from. */
export function ChoiceAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('answering');
  return (
    <OptionList
      name={question.id}
      options={optionsOf(question, language, t)}
      chosen={chosenOf(question, value)}
      allowsSeveral={question.type === 'MULTIPLE_CHOICE' && question.allowsSeveral === true}
      isLocked={isLocked}
      direction={directionOfText(question.text, language)}
      labelledBy={labelledBy}
      onChoose={(id) => onAnswer(valueChosen(question, value, id), true)}
    />
  );
}
