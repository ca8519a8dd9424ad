import { Input } from 'antd';
import { MoveRight, Trash2 } from 'lucide-react';
import { useId, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { RowTool } from '../choices/choice-row';
import own from './matching.module.css';
import type { PairDraft } from './pairs';

type Side = 'prompt' | 'match';

interface Props {
  pair: PairDraft;
  /** From 1. */
  number: number;
  canRemove: boolean;
  promptProblem: string | undefined;
  matchProblem: string | undefined;
  /** Whether what was pasted was taken as rows of a table. */
  onPaste: (text: string) => boolean;
  onChange: (change: Partial<PairDraft>) => void;
  onLeave: (side: Side) => void;
  onRemove: () => void;
}

export function PairRow({ pair, number, canRemove, promptProblem, matchProblem, ...on }: Props) {
  const { t } = useTranslation('questions');
  const id = useId();
  const paste = (event: ClipboardEvent) => {
    if (on.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const field = (side: Side, problem: string | undefined) => (
    <Input.TextArea
      className={styles.text ?? ''}
      variant="borderless"
      autoSize
      dir="auto"
      value={pair[side]}
      maxLength={questionLimits.choiceLength}
      placeholder={t(`matching.${side}`)}
      aria-label={t(`matching.${side}Label`, { number })}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? id : undefined}
      onChange={(event) => on.onChange({ [side]: event.target.value })}
      onPaste={paste}
      onBlur={() => on.onLeave(side)}
    />
  );
  const problem = promptProblem ?? matchProblem;
  return (
    <li>
      <div className={[styles.row, problem && styles.wrong].filter(Boolean).join(' ')}>
        <span className={styles.letter} aria-hidden>
          {number}
        </span>
        <div className={own.sides}>
          {field('prompt', promptProblem)}
          <MoveRight className={own.arrow} size={16} strokeWidth={1.75} aria-hidden />
          {field('match', matchProblem)}
        </div>
        <RowTool Icon={Trash2} label={t('matching.remove', { number })} isDisabled={!canRemove} onClick={on.onRemove} />
      </div>
      <AnswerProblem id={id}>{problem}</AnswerProblem>
    </li>
  );
}
