import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import type { AnswerRecord } from '../engine/answer-record';
import styles from './answer-notes.module.css';

interface Props {
  answer: AnswerRecord | null;
  /** It cannot be changed any more. */
  isLocked: boolean;
  onShowOther: () => void;
}

/** What there is to say about this one answer: not accepted, or written twice. */
export function AnswerNotes({ answer, isLocked, onShowOther }: Props) {
  const { t } = useTranslation('exam');
  return (
    <>
      {answer?.refusedWith && (
        <p className={styles.refused} role="alert">
          {t(isLocked ? 'question.refusedForGood' : 'question.refused')}
        </p>
      )}
      {answer?.otherVersion && (
        <div className={styles.other} role="status">
          <p>{t('question.otherVersion')}</p>
          <Button kind="quiet" onClick={onShowOther}>
            {t('question.showOther')}
          </Button>
        </div>
      )}
    </>
  );
}
