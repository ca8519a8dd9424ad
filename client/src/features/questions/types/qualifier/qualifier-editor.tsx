import { Ban, Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { choiceToggled, type ChoicesDraft } from '../choices/choice-list';
import { ChoiceListEditor } from '../choices/choice-list-editor';
import type { AnswerEditorProps } from '../question-type';

export function QualifierEditor({
  answer: { choices },
  onChange,
  onLeave,
  problemAt,
}: AnswerEditorProps<ChoicesDraft>) {
  const { t } = useTranslation('questions');
  const mark = (key: string) => {
    onChange({ choices: choiceToggled(choices, key) });
    onLeave('choices');
  };
  return (
    <ChoiceListEditor
      id={useId()}
      choices={choices}
      most={questionLimits.mostChoices}
      title={t('choice.title')}
      hint={t('qualifier.hint')}
      tone={({ isRight }) => (isRight ? styles.right : undefined)}
      mark={({ key, isRight }, letter) => <Acceptable is={isRight} name={letter} onMark={() => mark(key)} />}
      onChange={(next) => onChange({ choices: next })}
      onLeave={onLeave}
      problemAt={problemAt}
    />
  );
}

interface Props {
  is: boolean;
  /** The choice's letter, so that several such buttons can be told apart. */
  name: string;
  onMark: () => void;
}

function Acceptable({ is, name, onMark }: Props) {
  const { t } = useTranslation('questions');
  const Icon = is ? Check : Ban;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={is}
      aria-label={`${t('qualifier.acceptable')}: ${name}`}
      onClick={onMark}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span className={styles.markText}>{t(is ? 'qualifier.acceptable' : 'qualifier.disqualifies')}</span>
    </button>
  );
}
