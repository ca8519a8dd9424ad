import { Button, Input } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import { markSchema, scoreOf } from './mark.schema';
import styles from './answer-detail.module.css';

export interface MarkChange {
  questionId: string;
  score: number;
  feedback: string | null;
  expectedRevision: number;
}

interface Props {
  question: AnswerDetail_QuestionFragment;
  onMark: (change: MarkChange) => Promise<unknown>;
}

/** The points that a person gives, with a word on them. Shown where only a person can mark. */
export function MarkForm({ question, onMark }: Props): ReactNode {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  const { mark } = question;
  const schema = useMemo(() => markSchema(mark.maxScore), [mark.maxScore]);
  if (mark.origin === 'AUTOMATIC') return null;
  const initialValues = { score: mark.score === null ? '' : String(mark.score), feedback: mark.feedback ?? '' };
  return (
    <Form
      draft={`mark ${question.id}`}
      label={t('markForm')}
      className={styles.form}
      initialValues={initialValues}
      schema={schema}
      onSubmit={({ score, feedback }) =>
        onMark({
          questionId: question.id,
          score: scoreOf(score),
          feedback: feedback.trim() || null,
          expectedRevision: mark.revision,
        })
      }
    >
      {({ isSubmitting }) => (
        <>
          <FormField name="score" label={t('score')} className={styles.scoreField}>
            {(field) => (
              <LtrInput {...field} inputMode="decimal" suffix={t('of', { max: format.number(mark.maxScore) })} />
            )}
          </FormField>
          <FormField name="feedback" label={t('feedback')} optional>
            {(field) => <Input.TextArea {...field} dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />}
          </FormField>
          <Button type="primary" htmlType="submit" loading={isSubmitting}>
            {t(mark.origin === 'PERSON' ? 'changeMark' : 'saveMark')}
          </Button>
        </>
      )}
    </Form>
  );
}
