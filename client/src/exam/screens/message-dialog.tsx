import { MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import { NoticeDialog } from '../components/notice-dialog';
import type { ExamMessage } from '../engine/control';
import styles from './message-dialog.module.css';

interface Props {
  message: ExamMessage;
  onRead: (messageId: string) => void;
}

/** What staff wrote, until it is read; Escape does not wave it away. */
export function StaffMessageDialog({ message, onRead }: Props) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const wordsId = useId();
  return (
    <NoticeDialog icon={MessageSquareText} tone="plain" title={t('message.title')} describedBy={wordsId} onClose={null}>
      <p id={wordsId} className={styles.words} dir="auto">
        {message.text}
      </p>
      <p className={styles.at}>{t('message.at', { time: format.time(message.at) })}</p>
      <Button onClick={() => onRead(message.id)} isWide autoFocus>
        <span>{t('message.read')}</span>
      </Button>
    </NoticeDialog>
  );
}
