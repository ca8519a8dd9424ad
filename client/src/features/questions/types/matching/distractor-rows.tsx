import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import { renamed, choicesWithout, type ChoiceDraft } from '../choices/choice-list';
import { RowTool } from '../choices/choice-row';
import type { AnswerEditorProps } from '../question-type';
import { withDistractor, type PairsDraft } from './pairs';

/** Choices that belong to no prompt, so that the last pair cannot be found by leaving out the others. */
export function DistractorRows({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<PairsDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const { distractors } = answer;
  return (
    <AnswerSection id={id} title={t('matching.distractors')} hint={t('matching.distractorsHint')}>
      {distractors.length > 0 && (
        <ul className={styles.rows}>
          {distractors.map((own, index) => (
            <DistractorRow
              key={own.key}
              choice={own}
              number={index + 1}
              problem={problemAt(`distractors[${index}].text`)}
              onText={(text) => onChange({ ...answer, distractors: renamed(distractors, own.key, text) })}
              onLeave={() => onLeave(`distractors[${index}].text`)}
              onRemove={() => onChange({ ...answer, distractors: choicesWithout(distractors, own.key) })}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button
          type="text"
          disabled={distractors.length >= questionLimits.mostPrompts}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => onChange(withDistractor(answer))}
        >
          {t('matching.addDistractor')}
        </Button>
      </div>
    </AnswerSection>
  );
}

interface RowProps {
  choice: ChoiceDraft;
  number: number;
  problem: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function DistractorRow({ choice, number, problem, onText, onLeave, onRemove }: RowProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <li>
      <div className={[styles.row, problem && styles.wrong].filter(Boolean).join(' ')}>
        <Input.TextArea
          className={styles.text ?? ''}
          variant="borderless"
          autoSize
          dir="auto"
          value={choice.text}
          maxLength={questionLimits.choiceLength}
          placeholder={t('matching.distractor')}
          aria-label={t('matching.distractorLabel', { number })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <RowTool Icon={Trash2} label={t('matching.removeDistractor', { number })} onClick={onRemove} />
      </div>
      <AnswerProblem id={id}>{problem}</AnswerProblem>
    </li>
  );
}
