import { Button } from 'antd';
import { MessageSquarePlus, MessageSquareQuote, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/page/button-link';
import { UserText } from '../../../components/text/user-text';
import type { CandidateReport_ResultFragment } from './candidate-report-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './candidate-report.module.css';
import { hasFeedback } from './placeholders';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  result: CandidateReport_ResultFragment;
  resultPath: string;
  onFeedback: () => void;
  /** Absent where the role does not allow it. */
  onDelete: (() => void) | undefined;
}

/** What was written about a result, and what can be done with it. */
export function AdminFeedback({ result, resultPath, onFeedback, onDelete }: Props) {
  const { t } = useTranslation('candidate-report');
  const isGiven = hasFeedback(result.overallFeedback);
  return (
    <>
      {isGiven && <Words result={result} onEdit={onFeedback} />}
      <div className={styles.actions}>
        {!isGiven && (
          <Button block icon={<MessageSquarePlus {...icon} />} onClick={onFeedback}>
            {t('giveFeedback')}
          </Button>
        )}
        <ButtonLink type="primary" to={resultPath}>
          {t('viewResult')}
        </ButtonLink>
        {onDelete && (
          <Button className={styles.delete ?? ''} danger type="text" icon={<Trash2 {...icon} />} onClick={onDelete}>
            {t('delete.action')}
          </Button>
        )}
      </div>
    </>
  );
}

function Words({ result, onEdit }: { result: CandidateReport_ResultFragment; onEdit: () => void }) {
  const { t } = useTranslation('candidate-report');
  const format = useFormat();
  const { overallFeedback, feedbackByName, feedbackAt, isFeedbackShared } = result;
  return (
    <section className={styles.feedback} aria-labelledby="admin-feedback">
      <h2 id="admin-feedback" className={styles.feedbackTitle}>
        <MessageSquareQuote {...icon} /> {t('adminFeedback')}
        <Button
          className={styles.edit ?? ''}
          type="text"
          size="small"
          icon={<Pencil {...icon} size={14} />}
          aria-label={t('editFeedback')}
          title={t('editFeedback')}
          onClick={onEdit}
        />
      </h2>
      <UserText as="p" className={styles.words ?? ''}>
        {overallFeedback}
      </UserText>
      <p className={styles.by}>
        {feedbackByName && <UserText>{feedbackByName}</UserText>}
        {feedbackByName && feedbackAt && t('separator')}
        {feedbackAt && format.day(feedbackAt)}
        {isFeedbackShared && ` · ${t('shared')}`}
      </p>
    </section>
  );
}
