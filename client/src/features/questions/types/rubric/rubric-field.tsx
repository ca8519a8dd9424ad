import { Button, Input } from 'antd';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import { useFormat } from '../../../../hooks/use-format';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import type { RubricDraft } from './rubric';
import { rowsOf, rubricFrom, rubricSum, type CriterionRow, type RubricRows } from './rubric-rows';

/** What a good answer shows, for the types that a person marks: criteria with their points, and advice in words. */
export function RubricField<Answer extends RubricDraft>(props: AnswerEditorProps<Answer>) {
  const { t } = useTranslation('questions');
  const { frame, control } = useAnswerFields(props)('rubric');
  const { advice, rows, change } = useRubric(props);
  return (
    <>
      <CriterionRows rows={rows} onChange={(next) => change({ advice, rows: next })} />
      <FieldFrame {...frame} label={t('rubric.title')} help={t('rubric.help')} optional>
        <Input.TextArea
          {...control}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 16 }}
          maxLength={questionLimits.rubricLength}
          placeholder={t('rubric.placeholder')}
          value={advice}
          onChange={({ target }) => change({ advice: target.value, rows })}
        />
      </FieldFrame>
    </>
  );
}

/** Rows as they are typed, whole or not; the stored text follows, and is read anew when somebody else changed it. */
function useRubric<Answer extends RubricDraft>({ answer, onChange }: AnswerEditorProps<Answer>) {
  const [typed, setTyped] = useState(() => ({ ...rowsOf(answer.rubric), written: answer.rubric }));
  const shown = typed.written === answer.rubric ? typed : rowsOf(answer.rubric);
  const change = (next: RubricRows) => {
    const written = rubricFrom(next);
    setTyped({ ...next, written });
    onChange({ ...answer, rubric: written });
  };
  return { advice: shown.advice, rows: shown.rows, change };
}

/** A criterion is one line of what is stored, however many it takes on the screen. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/gu, ' ');

interface RowsProps {
  rows: readonly CriterionRow[];
  onChange: (rows: CriterionRow[]) => void;
}

function CriterionRows({ rows, onChange }: RowsProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  return (
    <fieldset className={styles.criterionRows} aria-labelledby={id}>
      <span className={styles.criterionTitle} id={id}>
        {t('rubric.criteria')}
      </span>
      {rows.map((row, index) => (
        <div key={index} className={styles.criterionRow}>
          <Input.TextArea
            dir="auto"
            autoSize
            aria-label={t('rubric.criterion', { number: index + 1 })}
            placeholder={t('rubric.criterionHint')}
            value={row.text}
            onPressEnter={(event) => event.preventDefault()}
            onChange={({ target }) => onChange(rows.with(index, { ...row, text: inOneLine(target.value) }))}
          />
          <LtrInput
            inputMode="decimal"
            className={styles.criterionPoints ?? ''}
            aria-label={t('rubric.points', { number: index + 1 })}
            placeholder={t('rubric.pointsHint')}
            value={row.points}
            onChange={({ target }) => onChange(rows.with(index, { ...row, points: target.value }))}
          />
          <Button
            type="text"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={t('rubric.remove', { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => onChange([...rows, { text: '', points: '' }])}
        >
          {t('rubric.add')}
        </Button>
      </div>
      {rows.length > 0 && <Sum rows={rows} />}
    </fieldset>
  );
}

/** What the criteria come to, against what the question is worth. */
function Sum({ rows }: Pick<RowsProps, 'rows'>) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { values } = useFormikContext<{ score?: string }>();
  const [sum, score] = [rubricSum(rows), Number(values.score)];
  const isEqual = !(score > 0) || sum === score;
  return (
    <p className={isEqual ? styles.criteriaSum : styles.criteriaOff} role="status">
      {isEqual
        ? t('rubric.sum', { sum: format.number(sum) })
        : t('rubric.off', { sum: format.number(sum), score: format.number(score) })}
    </p>
  );
}
