import { Button } from 'antd';
import { MessageSquarePlus, MessageSquareQuote, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { Feedback_FeedbackFragment } from './feedback-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './feedback.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  feedback: Feedback_FeedbackFragment;
  onWrite: () => void;
}

/** What was written about a result, or the button to write it. */
export function FeedbackNote({ feedback, onWrite }: Props) {
  const { t } = useTranslation('feedback');
  if (!feedback.text) {
    return (
      <p className={styles.none}>
        <Button icon={<MessageSquarePlus {...icon} />} onClick={onWrite}>
          {t('give')}
        </Button>
      </p>
    );
  }
  return (
    <section className={styles.card} aria-label={t('overall')}>
      <div className={styles.cardHead}>
        <MessageSquareQuote {...icon} />
        <h2 className={styles.cardTitle}>{t('overall')}</h2>
        <Button type="text" size="small" icon={<Pencil {...icon} size={14} />} onClick={onWrite}>
          {t('change')}
        </Button>
      </div>
      <UserText as="p" className={styles.words ?? ''}>
        {feedback.text}
      </UserText>
      <WrittenBy feedback={feedback} />
    </section>
  );
}

function WrittenBy({ feedback: { byName, at, isShared } }: Pick<Props, 'feedback'>) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  return (
    <p className={styles.note}>
      {byName && <UserText>{byName}</UserText>} {at && t('writtenAt', { moment: format.moment(at) })} ·{' '}
      {t(isShared ? 'shared' : 'notShared')}
    </p>
  );
}
