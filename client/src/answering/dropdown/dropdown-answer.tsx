import type { AnswerProps } from '../answer-props';
import { directionOfText, languageOfText } from '../content-language';
import { ChoiceList } from './choice-list';

export function DropdownAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  return (
    <div dir={directionOfText(question.text, language)}>
      <ChoiceList
        isLarge
        labelledBy={labelledBy}
        choices={question.choices ?? []}
        chosen={value?.choiceIds?.[0] ?? ''}
        isLocked={isLocked}
        language={languageOfText(question.text, language)}
        onChoose={(choiceId) => onAnswer({ choiceIds: choiceId ? [choiceId] : [] }, true)}
      />
    </div>
  );
}
