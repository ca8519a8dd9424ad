import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import { ComparisonField } from '../comparison/comparison-field';
import type { AnswerEditorProps } from '../question-type';
import { answer as blankAnswer, type AcceptedAnswer, type ShortAnswerDraft } from './accepted-answers';

export function AcceptedEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<ShortAnswerDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const { accepted } = answer;
  const write = (next: AcceptedAnswer[]) => onChange({ ...answer, accepted: next });
  const change = (key: string, text: string) =>
    write(accepted.map((own) => (own.key === key ? { ...own, text } : own)));
  return (
    <AnswerSection id={id} title={t('accepted.title')} hint={t('accepted.hint')}>
      <ul className={styles.rows}>
        {accepted.map((own, index) => (
          <AcceptedRow
            key={own.key}
            accepted={own}
            number={index + 1}
            isOnly={accepted.length === 1}
            problem={problemAt(`accepted[${index}].text`)}
            onText={(text) => change(own.key, text)}
            onLeave={() => onLeave(`accepted[${index}].text`)}
            onRemove={() => write(accepted.filter(({ key }) => key !== own.key))}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          type="text"
          disabled={accepted.length >= questionLimits.mostAnswers}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => write([...accepted, blankAnswer()])}
        >
          {t('accepted.add')}
        </Button>
      </div>
      <ComparisonField comparison={answer.comparison} onChange={(comparison) => onChange({ ...answer, comparison })} />
    </AnswerSection>
  );
}

interface RowProps {
  accepted: AcceptedAnswer;
  number: number;
  isOnly: boolean;
  problem: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function AcceptedRow({ accepted, number, isOnly, problem, onText, onLeave, onRemove }: RowProps) {
  const { t } = useTranslation('questions');
  const problemId = useId();
  return (
    <li>
      <div className={[styles.row, problem && styles.wrong].filter(Boolean).join(' ')}>
        <span className={styles.letter} aria-hidden>
          {number}
        </span>
        <Input
          className={styles.text ?? ''}
          variant="borderless"
          dir="auto"
          value={accepted.text}
          maxLength={questionLimits.answerLength}
          placeholder={t('accepted.placeholder')}
          aria-label={t('accepted.label', { number })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <Button
          type="text"
          size="small"
          disabled={isOnly}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={t('accepted.remove', { number })}
          title={t('accepted.remove', { number })}
          onClick={onRemove}
        />
      </div>
      <AnswerProblem id={problemId}>{problem}</AnswerProblem>
    </li>
  );
}
