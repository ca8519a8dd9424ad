import { Button, Input } from 'antd';
import { Pin, Trash2, type LucideIcon } from 'lucide-react';
import { useId, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReorderHandle } from '../../../../components/reorder/reorder-handle';
import type { HandleProps } from '../../../../components/reorder/use-reorder';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import type { ChoiceDraft } from './choice-list';

export interface RowProps {
  choice: ChoiceDraft;
  /** How the row is called: A, أ or 1. */
  letter: string;
  index: number;
  count: number;
  tone?: string | undefined;
  problem: string | undefined;
  isDragged: boolean;
  handle: HandleProps;
  /** What marks the choice as right. */
  mark?: ReactNode;
  onText: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onLeave: () => void;
  /** Left out where choices are never shuffled as they stand. */
  onPin?: (() => void) | undefined;
  onRemove: () => void;
}

export function ChoiceRow({ choice, letter, index, count, tone, problem, isDragged, handle, mark, ...on }: RowProps) {
  const { t } = useTranslation('questions');
  const problemId = useId();
  return (
    <li>
      <div
        className={[styles.row, problem ? styles.wrong : tone, isDragged && styles.dragged].filter(Boolean).join(' ')}
      >
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
          maxLength={questionLimits.choiceLength}
          placeholder={t('choice.placeholder', { letter })}
          aria-label={t('choice.label', { letter })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => on.onText(event.target.value)}
          onPaste={on.onPaste}
          onBlur={on.onLeave}
        />
        {mark}
        {on.onPin && (
          <RowTool
            Icon={Pin}
            label={t(choice.isFixed ? 'choice.unpin' : 'choice.pin', { letter })}
            isPressed={choice.isFixed}
            onClick={on.onPin}
          />
        )}
        <RowTool
          Icon={Trash2}
          label={t('choice.remove', { letter })}
          isDisabled={count <= questionLimits.leastChoices}
          onClick={on.onRemove}
        />
      </div>
      <AnswerProblem id={problemId}>{problem}</AnswerProblem>
    </li>
  );
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

export function RowTool({ Icon, label, isPressed, isDisabled = false, onClick }: ToolProps) {
  return (
    <Button
      type="text"
      size="small"
      className={isPressed ? (styles.pressed ?? '') : ''}
      disabled={isDisabled}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    />
  );
}
