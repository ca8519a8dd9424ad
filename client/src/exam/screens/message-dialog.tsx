import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { NewsDialog } from '../components/news-dialog';
import type { ExamMessage } from '../engine/control';
import styles from './message-dialog.module.css';

interface Props {
  message: ExamMessage;
  onRead: (messageId: string) => void;
}

/** What staff wrote, until it is read. */
export function MessageDialog({ message, onRead }: Props) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  return (
    <NewsDialog title={t('message.title')} doneLabel={t('message.read')} onDone={() => onRead(message.id)}>
      <p className={styles.words} dir="auto">
        {message.text}
      </p>
      <p className={styles.at}>{t('message.at', { time: format.time(message.at) })}</p>
    </NewsDialog>
  );
}
