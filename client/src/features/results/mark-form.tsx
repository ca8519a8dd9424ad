import { Button, Input } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, NOT_SENT } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import type { AnswerDetail_QuestionFragment } from './answer-detail-generated';
import { useFormat } from '../../hooks/use-format';
import { readPoints } from '../../lib/format/points';
import { markSchema } from './mark.schema';
import { MarkConflict } from './workbench/mark-conflict';
import type { MarkConflict_MarkFragment } from './workbench/workbench-generated';
import styles from './answer-detail.module.css';

export interface MarkChange {
  questionId: string;
  score: number;
  feedback: string | null;
  expectedRevision: number;
}

interface Props {
  question: AnswerDetail_QuestionFragment;
  /** Gives what somebody else was quicker with. */
  onMark: (change: MarkChange) => Promise<MarkConflict_MarkFragment | null>;
}

/** The points that a person gives, with a word on them. Shown where only a person can mark. */
export function MarkForm({ question, onMark }: Props): ReactNode {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  const { mark } = question;
  const schema = useMemo(() => markSchema(mark.maxScore), [mark.maxScore]);
  const [theirs, setTheirs] = useState<MarkConflict_MarkFragment | null>(null);
  /** Set by whoever has seen the other mark and decides for their own. */
  const replaced = useRef<number | null>(null);
  if (mark.origin === 'AUTOMATIC') return null;
  const initialValues = valuesOf(mark);
  return (
    <Form
      draft={`mark ${question.id}`}
      basis={mark.revision}
      label={t('markForm')}
      className={styles.form}
      initialValues={initialValues}
      schema={schema}
      onSubmit={async ({ score, feedback }, _, typedOn) => {
        const expectedRevision = replaced.current ?? typedOn ?? mark.revision;
        replaced.current = null;
        const given = { questionId: question.id, score: readPoints(score), feedback: feedback.trim() || null };
        const found = await onMark({ ...given, expectedRevision });
        setTheirs(found);
        return found && NOT_SENT;
      }}
    >
      {({ isSubmitting, values, submitForm, resetForm }) => (
        <>
          <FormField name="score" label={t('earned')} className={styles.scoreField}>
            {(field) => (
              <LtrInput {...field} inputMode="decimal" suffix={t('of', { max: format.number(mark.maxScore) })} />
            )}
          </FormField>
          <FormField name="feedback" label={t('feedback')} optional>
            {(field) => <Input.TextArea {...field} dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />}
          </FormField>
          {theirs && (
            <MarkConflict
              theirs={theirs}
              mine={readPoints(values.score)}
              maxScore={mark.maxScore}
              canReplace
              onReplace={() => {
                replaced.current = theirs.revision;
                return submitForm();
              }}
              onKeep={() => {
                resetForm({ values: valuesOf({ score: theirs.points, feedback: theirs.feedback }) });
                setTheirs(null);
              }}
            />
          )}
          <Button htmlType="submit" loading={isSubmitting}>
            {t(mark.origin === 'PERSON' ? 'changeMark' : 'saveMark')}
          </Button>
        </>
      )}
    </Form>
  );
}

const valuesOf = ({ score, feedback }: { score: number | null; feedback: string | null }) => ({
  score: score === null ? '' : String(score),
  feedback: feedback ?? '',
});
