import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { isWatched, ResultVisibility } from '../../assessments';
import { notesUntil } from '../../exam';
import { Users } from '../../identity';
import type { AfterExam } from './after-exam';
import { AfterExamQueries } from './after-exam.queries';
import type { AfterExamRow } from './after-exam.queries';

const DAY_MS = 86_400_000;

/** Mails and pages say the same of an exam that is over, because they read it here. */
@Injectable()
export class ReadAfterExam {
  constructor(
    private readonly queries: AfterExamQueries,
    private readonly users: Users,
  ) {}

  /** Null before it is handed in, and when the link opens nothing any more. */
  async ofLink(credential: ExamCredential): Promise<AfterExam | null> {
    const row = await this.queries.ofLink(credential);
    return row && this.of(row);
  }

  async of(row: AfterExamRow): Promise<AfterExam> {
    const inviter = row.invitedBy === null ? null : await this.users.contactOf(row.invitedBy);
    const owner = await this.users.contactOf(row.ownerId);
    const company = inviter?.companyName ?? owner?.companyName;
    return toAfterExam(row, company ?? inviter?.name ?? owner?.name ?? null);
  }
}

function toAfterExam(row: AfterExamRow, organiser: string | null): AfterExam {
  const { submittedAt, submittedBy, questionCount, answeredCount, lateCount, personCount } = row;
  const { visibility, delivery, proctoring, answerDays, resultDays } = row;
  const after = (days: number) => new Date(submittedAt.getTime() + days * DAY_MS);
  const watched = isWatched(proctoring);
  return {
    submittedAt,
    submittedBy,
    questionCount,
    answeredCount,
    lateCount,
    personCount,
    isResultShown: visibility !== ResultVisibility.NONE,
    delivery,
    organiser,
    recordedUntil: watched ? after(proctoring.retentionDays) : null,
    notesUntil: watched ? notesUntil(submittedAt, proctoring.retentionDays) : null,
    answersUntil: answerDays === null ? null : after(answerDays),
    resultUntil: resultDays === null ? null : after(resultDays),
  };
}
