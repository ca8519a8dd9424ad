import { MailQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { AfterExamPanel } from '../after-exam/after-exam-panel';
import type { ReadAfterExam } from '../after-exam/read-after-exam';
import { useAfterExam } from '../after-exam/use-after-exam';
import { isolateName } from '../../lib/format/isolate-name';
import { ExamFrame } from '../components/exam-frame';
import { FactRow, type ExamFact } from '../components/fact-row';
import { NoticePage } from '../components/notice-page';
import { ReceiptList } from '../components/receipt-list';
import { Rescue } from '../components/rescue';
import { RestingMark } from '../components/resting-mark';
import type { EndingFacts } from '../engine/ending';
import type { Exam } from '../engine/exam';
import { EndingRecord } from '../proctoring/ending-record';
import { useReloadGuard } from '../hooks/use-reload-guard';
import type { ReadReturn } from '../return-path/read-return';
import { ReturnNotice } from '../return-path/return-notice';
import styles from './success-screen.module.css';

interface Props {
  facts: EndingFacts | null;
  exam?: Exam;
  readAfterExam?: ReadAfterExam | undefined;
  readReturn?: ReadReturn | undefined;
}

/** `/Exam/Success`: thanks, what was handed in, and what happens next. Of nobody's exam it says nothing. */
export function SuccessScreen({ facts, ...rest }: Props) {
  const { t } = useTranslation('exam');
  if (facts) return <Thanks facts={facts} {...rest} />;
  return (
    <ExamFrame>
      <NoticePage icon={MailQuestionMark} title={t('success.unknown.title')}>
        <p>{t('success.unknown.text')}</p>
      </NoticePage>
    </ExamFrame>
  );
}

function Thanks({ facts, exam, readAfterExam, readReturn }: Props & { facts: EndingFacts }) {
  const { t } = useTranslation(['exam', 'proctoring']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = useShownFacts(facts);
  const after = useAfterExam(readAfterExam);
  const { isByProctoring = false, rest } = facts;
  const isSending = rest === 'sending';
  const thanks = isByProctoring ? 'proctoring:submittedFor.text' : 'success.text';
  useReloadGuard(isSending);
  return (
    <ExamFrame title={facts.assessmentTitle}>
      <section className={styles.success}>
        <RestingMark />
        <p className={styles.done} role="status">
          {t('success.done')}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {isByProctoring
            ? t('proctoring:submittedFor.title')
            : t('success.title', { name: isolateName(facts.firstName) })}
        </h1>
        <p className={styles.text} aria-live="polite">
          {t(rest ? `success.${rest}` : thanks)} {isSending && <strong>{t('success.keepOpen')}</strong>}
        </p>
        {shown.length > 0 && <FactRow facts={shown} />}
        {exam && rest === 'kept' && <Rescue exam={exam} isRefused />}
        {after ? <AfterExamPanel after={after} /> : <p className={styles.close}>{t('success.where')}</p>}
        {readReturn && !rest && <ReturnNotice read={readReturn} />}
        {exam && <EndingRecord exam={exam} isByProctoring={isByProctoring} notesUntil={after?.notesUntil ?? null} />}
        <ReceiptList receipts={facts.receipts} isSending={isSending} />
        {!rest && <p className={styles.close}>{t('success.close')}</p>}
      </section>
    </ExamFrame>
  );
}

function useShownFacts(facts: EndingFacts): ExamFact[] {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const { answeredCount, questionCount, receipts, reference } = facts;
  const { submittedAt = null, usedSeconds = null } = receipts ?? {};
  const answered = answeredCount === null ? null : t('success.ratio', { part: answeredCount, whole: questionCount });
  return [
    { label: t('success.answered'), value: answered },
    { label: t('success.used'), value: usedSeconds === null ? null : format.clock(usedSeconds) },
    { label: t('success.submitted'), value: submittedAt === null ? null : format.time(submittedAt) },
    { label: t('success.reference'), value: reference },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
