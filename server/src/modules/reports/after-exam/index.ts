import { AfterExamQueries } from './after-exam.queries';
import { AfterExamResolver } from './after-exam.resolver';
import { ConfirmSubmission } from './confirm-submission';
import { HandedInMail } from './handed-in.mail';
import { ReadAfterExam } from './read-after-exam';

/** What candidates are told once their exam is handed in. */
export const afterExam = [AfterExamQueries, AfterExamResolver, ConfirmSubmission, HandedInMail, ReadAfterExam];
