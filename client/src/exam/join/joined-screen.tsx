import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExamFrame } from '../components/exam-frame';
import { examFailureOf, type ExamFailure } from '../engine/failure';
import { confirmJoin } from './join-api';
import styles from './join.module.css';
import { JoinNotice, type JoinNoticeName } from './join-notice';

const RETRY_MS = 3_000;

/** `/Exam/Joined/{ticket}`, out of the mail: takes the place and goes on to the exam by itself. */
export function JoinedScreen({ ticket }: { ticket: string }) {
  const { t } = useTranslation('exam');
  const failure = useConfirmedJoin(ticket);
  if (failure?.kind === 'refused') return <JoinNotice name={noticeOf(failure)} />;
  return (
    <ExamFrame>
      <p className={styles.opening} role="status">
        {t(failure ? 'join.opening.retrying' : 'join.opening.text')}
      </p>
    </ExamFrame>
  );
}

function useConfirmedJoin(ticket: string): ExamFailure | null {
  const [failure, setFailure] = useState<ExamFailure | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const confirm = async (): Promise<void> => {
      try {
        const path = await confirmJoin(ticket);
        if (isWanted) window.location.replace(path);
      } catch (thrown) {
        if (!isWanted) return;
        const found = examFailureOf(thrown);
        setFailure(found);
        if (found.kind !== 'refused') timer = setTimeout(() => void confirm(), RETRY_MS);
      }
    };
    void confirm();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ticket]);
  return failure;
}

function noticeOf({ code, params }: ExamFailure): JoinNoticeName {
  if (code !== 'PUBLIC_LINK_CLOSED') return 'ticketOver';
  return params.reason === 'FULL' ? 'full' : 'closed';
}
