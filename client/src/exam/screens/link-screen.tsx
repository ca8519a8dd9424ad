import { AfterExamPanel } from '../after-exam/after-exam-panel';
import type { ReadAfterExam } from '../after-exam/read-after-exam';
import { useAfterExam } from '../after-exam/use-after-exam';
import { ExamFrame } from '../components/exam-frame';
import { ReceiptList } from '../components/receipt-list';
import { Rescue } from '../components/rescue';
import type { Rest } from '../engine/ending';
import type { Exam } from '../engine/exam';
import type { ExamReceipts } from '../engine/ports';
import type { HandInAnswers } from '../hand-in/hand-in-answers';
import { HandInPanel } from '../hand-in/hand-in-panel';
import { ResultPanel } from '../candidate-result/result-panel';
import type { ReadExamResult } from '../candidate-result/read-exam-result';
import { useExamResult } from '../candidate-result/use-exam-result';
import { useReloadGuard } from '../hooks/use-reload-guard';
import { LinkRecord } from '../proctoring/link-record';
import { SubmittedNotice } from './notice-screens';

interface Props {
  exam: Exam;
  receipts: ExamReceipts | null;
  rest: Rest | null;
  /** All absent where the link is no longer known. */
  readExamResult: ReadExamResult | undefined;
  readAfterExam: ReadAfterExam | undefined;
  handIn: HandInAnswers | undefined;
}

/** The exam link once the exam is over: the own result comes first, where it may be seen. */
export function LinkScreen({ exam, receipts, rest, readExamResult, readAfterExam, handIn }: Props) {
  const reading = useExamResult(readExamResult);
  const after = useAfterExam(readAfterExam);
  const hasResult = Boolean(reading.result);
  const isSending = rest === 'sending';
  useReloadGuard(isSending);
  return (
    <ExamFrame>
      {hasResult && <ResultPanel reading={reading} isPage />}
      {!hasResult && !reading.isLoading && <SubmittedNotice rest={rest} />}
      {rest === 'kept' && <Rescue exam={exam} isRefused />}
      {reading.hasFailed && <ResultPanel reading={reading} />}
      {after && <AfterExamPanel after={after} hasResult={hasResult} />}
      {after && <LinkRecord exam={exam} after={after} />}
      <ReceiptList receipts={receipts} isSending={isSending} />
      {handIn && <HandInPanel handIn={handIn} />}
    </ExamFrame>
  );
}
