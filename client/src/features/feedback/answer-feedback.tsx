import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { toast } from '../../components/toast/toasts';
import { useGiveAnswerFeedbackMutation } from './feedback-generated';
import styles from './feedback.module.css';

interface Props {
  questionId: string;
  feedback: string | null;
  onSaved: () => void;
}

/** A word on an answer that was marked by rule. Where a person marks, it stands beside the points. */
export function AnswerFeedback({ questionId, feedback, onSaved }: Props) {
  const { t } = useTranslation('feedback');
  const [give] = useGiveAnswerFeedbackMutation();
  return (
    <Form<{ text: string }>
      draft={`answer-feedback ${questionId}`}
      key={questionId}
      label={t('onAnswer')}
      className={`${styles.form} ${styles.onAnswer}`}
      initialValues={{ text: feedback ?? '' }}
      onSubmit={async ({ text }) => {
        await give({ variables: { input: { questionId, text } } });
        toast.success(t('saved'));
        onSaved();
      }}
    >
      {({ isSubmitting, dirty }) => (
        <>
          <FormField name="text" label={t('onAnswer')} optional>
            {(field) => <Input.TextArea {...field} dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />}
          </FormField>
          {dirty && (
            <Button htmlType="submit" loading={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </>
      )}
    </Form>
  );
}
