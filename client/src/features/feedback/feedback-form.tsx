import { Button, Checkbox, Input } from 'antd';
import { Save, Send as SendIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { UserText } from '../../components/text/user-text';
import type { Feedback_FeedbackFragment } from './feedback-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './feedback.module.css';
import { feedbackSchema } from './feedback.schema';
import { reachesCandidate } from './reaches-candidate';

export interface FeedbackDraft {
  text: string;
  shareWithCandidate: boolean;
}

interface Props {
  /** Absent where several are written about: each assessment then says by itself what reaches its candidates. */
  known?: Feedback_FeedbackFragment;
  /** On how many of several there is feedback already, which this replaces. */
  writtenCount?: number;
  /** Under which name it is kept while it is written. */
  draft: string;
  onSend: (draft: FeedbackDraft) => Promise<unknown>;
}

/** The words, and whether the candidate may read them. */
export function FeedbackForm({ known, writtenCount = 0, draft, onSend }: Props) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const isShared = known?.text ? known.isShared : true;
  const isSent = ({ shareWithCandidate }: FeedbackDraft) =>
    known !== undefined && reachesCandidate(shareWithCandidate, known.delivery);
  return (
    <Form<FeedbackDraft>
      draft={draft}
      closes
      label={t('label')}
      className={styles.form}
      initialValues={{ text: known?.text ?? '', shareWithCandidate: isShared }}
      schema={feedbackSchema}
      onSubmit={onSend}
    >
      {({ isSubmitting, values }) => (
        <>
          <FormField name="text" label={t('text')}>
            {(field) => (
              <Input.TextArea {...field} dir="auto" autoSize={{ minRows: 6, maxRows: 16 }} maxLength={4000} />
            )}
          </FormField>
          {writtenCount > 0 && (
            <p role="status" className={styles.replaces}>
              {t('replaces', { count: writtenCount, formatted: format.number(writtenCount) })}
            </p>
          )}
          <Sharing known={known} />
          {known?.at && <Before feedback={known} />}
          <Send isSent={isSent(values)} isBusy={isSubmitting} />
        </>
      )}
    </Form>
  );
}

/** The button says what it does: nothing is sent where nobody is to read it. */
function Send({ isSent, isBusy }: { isSent: boolean; isBusy: boolean }) {
  const { t } = useTranslation('feedback');
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Button
      type="primary"
      htmlType="submit"
      loading={isBusy}
      icon={isSent ? <SendIcon className="flip" {...icon} /> : <Save {...icon} />}
    >
      {t(isSent ? 'send' : 'save')}
    </Button>
  );
}

function Sharing({ known }: { known: Feedback_FeedbackFragment | undefined }) {
  const { t } = useTranslation('feedback');
  if (known?.delivery === 'NONE') return <p className={styles.note}>{t('delivery.NONE')}</p>;
  return (
    <>
      <FormField<boolean> name="shareWithCandidate" label={t('sharing')}>
        {({ value, onChange, ...field }) => (
          <Checkbox {...field} checked={value} onChange={({ target }) => onChange(target.checked)}>
            {t('share')}
          </Checkbox>
        )}
      </FormField>
      <p className={styles.note}>{t(known ? `delivery.${known.delivery}` : 'delivery.several')}</p>
    </>
  );
}

function Before({ feedback: { byName, at } }: { feedback: Feedback_FeedbackFragment }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  return (
    <p className={styles.note}>
      {byName && <UserText>{byName}</UserText>} {at && t('writtenAt', { moment: format.moment(at) })}
    </p>
  );
}
