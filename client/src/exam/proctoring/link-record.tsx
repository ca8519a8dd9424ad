import { useEffect } from 'react';
import type { AfterExam } from '../after-exam/read-after-exam';
import type { Exam } from '../engine/exam';
import { EndingRecord } from './ending-record';

/** At the link, days after the exam: what was recorded, and the candidate's word on it for as long as that is possible. */
export function LinkRecord({ exam, after: { notesUntil, submittedBy } }: { exam: Exam; after: AfterExam }) {
  const isOpen = notesUntil !== null && Date.parse(notesUntil) > exam.clock.now();
  useEffect(() => {
    if (isOpen) void exam.proctor.end();
  }, [exam, isOpen]);
  if (!isOpen) return null;
  return <EndingRecord exam={exam} isByProctoring={submittedBy === 'PROCTORING'} notesUntil={notesUntil} />;
}
