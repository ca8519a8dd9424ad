import { AfterExamPanel } from '../after-exam/after-exam-panel';
import type { ReadAfterExam } from '../after-exam/read-after-exam';
import { useAfterExam } from '../after-exam/use-after-exam';
import { ExamFrame } from '../components/exam-frame';
import { ReceiptList } from '../components/receipt-list';
import type { Exam } from '../engine/exam';
import type { ExamReceipts } from '../engine/ports';
import type { HandInAnswers } from '../hand-in/hand-in-answers';
import { HandInPanel } from '../hand-in/hand-in-panel';
import { OutcomePanel } from '../candidate-result/outcome-panel';
import type { ReadOutcome } from '../candidate-result/read-outcome';
import { useOutcome } from '../candidate-result/use-outcome';
import { LinkRecord } from '../proctoring/link-record';
import { SubmittedNotice } from './notice-screens';

interface Props {
  exam: Exam;
  receipts: ExamReceipts | null;
  /** All absent where the link is no longer known. */
  readOutcome: ReadOutcome | undefined;
  readAfterExam: ReadAfterExam | undefined;
  handIn: HandInAnswers | undefined;
}

/** The exam link once the exam is over: the own result comes first, where it may be seen. */
export function LinkScreen({ exam, receipts, readOutcome, readAfterExam, handIn }: Props) {
  const reading = useOutcome(readOutcome);
  const after = useAfterExam(readAfterExam);
  const hasResult = Boolean(reading.outcome);
  return (
    <ExamFrame>
      {hasResult && <OutcomePanel reading={reading} isPage />}
      {!hasResult && !reading.isLoading && <SubmittedNotice />}
      {reading.hasFailed && <OutcomePanel reading={reading} />}
      {after && <AfterExamPanel after={after} hasResult={hasResult} />}
      {after && <LinkRecord exam={exam} after={after} />}
      <ReceiptList receipts={receipts} />
      {handIn && <HandInPanel handIn={handIn} />}
    </ExamFrame>
  );
}
