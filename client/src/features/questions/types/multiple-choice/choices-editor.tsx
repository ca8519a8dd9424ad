import { Button, Switch } from 'antd';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../limits';
import { useReorder } from '../../../../components/reorder/use-reorder';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { ChoiceRow } from './choice-row';
import {
  addChoice,
  allowSeveral,
  markChoice,
  moveChoice,
  removeChoice,
  renameChoice,
  type MultipleChoiceDraft,
} from './choices';

export function ChoicesEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<MultipleChoiceDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const { choices, allowsSeveral } = answer;
  const reorder = useReorder(
    choices.map(({ key }) => key),
    (key, to) => onChange(moveChoice(answer, key, to)),
  );
  const change = (next: MultipleChoiceDraft) => {
    onChange(next);
    onLeave('choices');
  };
  return (
    <AnswerSection
      id={id}
      title={t('choice.title')}
      hint={allowsSeveral ? t('choice.hintSeveral') : t('choice.hintOne')}
    >
      <ul className={styles.rows}>
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            index={index}
            count={choices.length}
            problem={problemAt(`choices[${index}].text`)}
            isDragged={reorder.dragged === choice.key}
            handle={reorder.handle(choice.key)}
            onText={(text) => onChange(renameChoice(answer, choice.key, text))}
            onLeave={() => onLeave(`choices[${index}].text`)}
            onMark={() => change(markChoice(answer, choice.key))}
            onRemove={() => change(removeChoice(answer, choice.key))}
          />
        ))}
      </ul>
      <AnswerProblem id={`${id}-problem`}>{problemAt('choices')}</AnswerProblem>
      <div className={styles.foot}>
        <Button
          type="text"
          disabled={choices.length >= limits.mostChoices}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => onChange(addChoice(answer))}
        >
          {t('choice.add')}
        </Button>
        <label className={styles.several}>
          <Switch size="small" checked={allowsSeveral} onChange={(several) => change(allowSeveral(answer, several))} />
          {t('choice.several')}
        </label>
      </div>
    </AnswerSection>
  );
}
