import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { markedOnly, type ChoicesDraft } from '../choices/choice-list';
import { ChoiceListEditor } from '../choices/choice-list-editor';
import { MarkRight } from '../mark-right';
import type { AnswerEditorProps } from '../question-type';

export function DropdownEditor({ answer: { choices }, onChange, onLeave, problemAt }: AnswerEditorProps<ChoicesDraft>) {
  const { t } = useTranslation('questions');
  const mark = (key: string) => {
    onChange({ choices: markedOnly(choices, key) });
    onLeave('choices');
  };
  return (
    <ChoiceListEditor
      id={useId()}
      choices={choices}
      most={questionLimits.mostDropdownChoices}
      isNumbered
      title={t('dropdown.title')}
      hint={t('dropdown.hint')}
      tone={({ isRight }) => (isRight ? styles.right : undefined)}
      mark={({ key, isRight }, letter) => <MarkRight isRight={isRight} name={letter} onMark={() => mark(key)} />}
      onChange={(next) => onChange({ choices: next })}
      onLeave={onLeave}
      problemAt={problemAt}
    />
  );
}
