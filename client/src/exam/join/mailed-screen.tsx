import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { Button } from '../components/button';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';
import { steadyNow } from '../engine/clock';
import { examFailureOf } from '../engine/failure';
import { useSecondsUntil } from '../hooks/use-seconds-left';
import { joinAssessment, type JoinReply, type JoinEntry } from './join-api';
import { failureKey, type JoinValues } from './join-fields';
import { closedStateOf, type ClosedState } from './join-form';
import styles from './join.module.css';

/** Where mails lie inside the data folder of an installation without a mail server. */
const OUTBOX = 'outbox';

interface Props {
  code: string;
  entry: JoinEntry;
  values: JoinValues;
  asked: JoinReply;
  onEdit: () => void;
  onClosed: (state: ClosedState) => void;
}

/** What everybody sees who has sent their details, whoever they are: the way in lies in the mailbox. */
export function MailedScreen({ code, entry, values, asked, onEdit, onClosed }: Props) {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame title={entry.assessmentTitle}>
      <NoticePage
        icon={MailCheck}
        title={t('join.emailed.title')}
        actions={
          <>
            <Resend code={code} values={values} asked={asked} onClosed={onClosed} />
            <Button kind="quiet" onClick={onEdit}>
              <span>{t('join.emailed.edit')}</span>
            </Button>
          </>
        }
      >
        <p>
          {t('join.emailed.text')} <LtrText className={styles.address}>{values.email.trim()}</LtrText>
        </p>
        <p>{t('join.emailed.place')}</p>
        <p className={styles.help}>{t('join.emailed.help')}</p>
        {asked.isMailInOutbox && <p className={styles.outbox}>{t('join.emailed.outbox', { folder: OUTBOX })}</p>}
      </NoticePage>
    </ExamFrame>
  );
}

type ResendProps = Pick<Props, 'code' | 'values' | 'asked' | 'onClosed'>;

function Resend({ code, values, asked, onClosed }: ResendProps) {
  const { t } = useTranslation('exam');
  const [readyAt, setReadyAt] = useState(() => steadyNow() + asked.resendAfterSeconds * 1000);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const seconds = useSecondsUntil(readyAt);
  const isWaiting = seconds > 0;
  const send = async () => {
    setBusy(true);
    try {
      const { resendAfterSeconds } = await joinAssessment({ code, ...values });
      setReadyAt(steadyNow() + resendAfterSeconds * 1000);
      setNote(t('join.emailed.sentAgain'));
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      const closed = closedStateOf(failure);
      if (closed) onClosed(closed);
      else setNote(t(`join.failure.${failureKey(failure)}`));
      setReadyAt(steadyNow() + failure.retryAfterMs);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={styles.sentAgain} role="status">
        {note}
      </p>
      <Button isBusy={isBusy} isOff={isWaiting} onClick={() => void send()}>
        <span>{isWaiting ? t('join.emailed.resendIn', { seconds }) : t('join.emailed.resend')}</span>
      </Button>
    </>
  );
}
