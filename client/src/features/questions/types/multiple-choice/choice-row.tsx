import { Button, Input } from 'antd';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../hooks/use-language';
import { limits } from '../../limits';
import { optionLetter } from '../../option-letters';
import { ReorderHandle } from '../../../../components/reorder/reorder-handle';
import type { HandleProps } from '../../../../components/reorder/use-reorder';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { MarkRight } from '../mark-right';
import type { ChoiceDraft } from './choices';

interface Props {
  choice: ChoiceDraft;
  index: number;
  count: number;
  problem: string | undefined;
  isDragged: boolean;
  handle: HandleProps;
  onText: (text: string) => void;
  onLeave: () => void;
  onMark: () => void;
  onRemove: () => void;
}

export function ChoiceRow({
  choice,
  index,
  count,
  problem,
  isDragged,
  handle,
  onText,
  onLeave,
  onMark,
  onRemove,
}: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const problemId = useId();
  const letter = optionLetter(language, index);
  const tone = problem ? styles.wrong : choice.isRight ? styles.right : undefined;
  return (
    <li>
      <div className={[styles.row, tone, isDragged && styles.dragged].filter(Boolean).join(' ')}>
        <ReorderHandle label={t('choice.move', { letter, at: index + 1, count })} {...handle} />
        <span className={styles.letter} aria-hidden>
          {letter}
        </span>
        <Input.TextArea
          className={styles.text ?? ''}
          variant="borderless"
          autoSize
          dir="auto"
          value={choice.text}
          maxLength={limits.choiceLength}
          placeholder={t('choice.placeholder', { letter })}
          aria-label={t('choice.label', { letter })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <MarkRight isRight={choice.isRight} name={letter} onMark={onMark} />
        <Button
          type="text"
          size="small"
          disabled={count <= limits.leastChoices}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={t('choice.remove', { letter })}
          title={t('choice.remove', { letter })}
          onClick={onRemove}
        />
      </div>
      <AnswerProblem id={problemId}>{problem}</AnswerProblem>
    </li>
  );
}
