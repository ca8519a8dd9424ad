import { Module } from '@nestjs/common';
import { CandidatesModule } from '../../candidates';
import { ExamModule } from '../../exam';
import { IdentityModule } from '../../identity';
import { AfterExamQueries } from './after-exam.queries';
import { AfterExamResolver } from './after-exam.resolver';
import { ConfirmSubmission } from './confirm-submission';
import { HandedInMail } from './handed-in.mail';
import { ReadAfterExam } from './read-after-exam';

@Module({
  imports: [CandidatesModule, ExamModule, IdentityModule],
  providers: [AfterExamQueries, AfterExamResolver, ConfirmSubmission, HandedInMail, ReadAfterExam],
})
export class AfterExamModule {}
