import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { ChoiceListEditor } from '../choices/choice-list-editor';
import { MarkRight } from '../mark-right';
import type { AnswerEditorProps } from '../question-type';
import { allowSeveral, markChoice, type MultipleChoiceDraft } from './choices';

export function ChoicesEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<MultipleChoiceDraft>) {
  const { t } = useTranslation('questions');
  const { choices, allowsSeveral } = answer;
  const change = (next: MultipleChoiceDraft) => {
    onChange(next);
    onLeave('choices');
  };
  return (
    <ChoiceListEditor
      id={useId()}
      choices={choices}
      most={questionLimits.mostChoices}
      title={t('choice.title')}
      hint={allowsSeveral ? t('choice.hintSeveral') : t('choice.hintOne')}
      tone={({ isRight }) => (isRight ? styles.right : undefined)}
      mark={({ key, isRight }, letter) => (
        <MarkRight isRight={isRight} name={letter} onMark={() => change(markChoice(answer, key))} />
      )}
      foot={
        <label className={styles.several}>
          <Switch size="small" checked={allowsSeveral} onChange={(several) => change(allowSeveral(answer, several))} />
          {t('choice.several')}
        </label>
      }
      onChange={(next) => onChange({ ...answer, choices: next })}
      onLeave={onLeave}
      problemAt={problemAt}
    />
  );
}
