import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { isolateName } from '../isolate-name';
import { ExamFrame } from '../components/exam-frame';
import { FactRow, type Fact } from '../components/fact-row';
import { ReceiptList } from '../components/receipt-list';
import { RestingMark } from '../components/resting-mark';
import type { EndingFacts } from '../engine/ending';
import type { Exam } from '../engine/exam';
import { EndingRecord } from '../proctoring/ending-record';
import type { ReadReturn } from '../return-path/read-return';
import { ReturnNotice } from '../return-path/return-notice';
import styles from './success-screen.module.css';

interface Props {
  facts: EndingFacts | null;
  exam?: Exam;
  readReturn?: ReadReturn | undefined;
}

/** `/Exam/Success`: thanks, what was handed in, and what happens next. */
export function SuccessScreen({ facts, exam, readReturn }: Props) {
  const { t } = useTranslation(['exam', 'proctoring']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = useShownFacts(facts);
  return (
    <ExamFrame title={facts?.assessmentTitle}>
      <section className={styles.success}>
        <RestingMark />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {facts?.isByProctoring
            ? t('proctoring:submittedFor.title')
            : facts
              ? t('success.title', { name: isolateName(facts.firstName) })
              : t('success.titleUnnamed')}
        </h1>
        <p className={styles.text}>{t(facts?.isByProctoring ? 'proctoring:submittedFor.text' : 'success.text')}</p>
        {shown.length > 0 && <FactRow facts={shown} />}
        {readReturn && <ReturnNotice read={readReturn} />}
        {exam && <EndingRecord exam={exam} isByProctoring={facts?.isByProctoring ?? false} />}
        <ReceiptList receipts={facts?.receipts ?? null} />
        <p className={styles.close}>{t('success.close')}</p>
      </section>
    </ExamFrame>
  );
}

function useShownFacts(facts: EndingFacts | null): Fact[] {
  const { t } = useTranslation('exam');
  const format = useFormat();
  if (!facts) return [];
  const { answeredCount, questionCount, usedSeconds, submittedAt, reference } = facts;
  const answered = answeredCount === null ? null : t('success.ratio', { part: answeredCount, whole: questionCount });
  return [
    { label: t('success.answered'), value: answered },
    { label: t('success.used'), value: usedSeconds === null ? null : format.clock(usedSeconds) },
    { label: t('success.submitted'), value: submittedAt === null ? null : format.time(submittedAt) },
    { label: t('success.reference'), value: reference },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
