import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SealedFiles } from '../../../platform/access';
import { AttemptModule } from '../attempt';
import { AnswerFile } from './files/answer-file.entity';
import { AnswerFilesQueries } from './files/answer-files.queries';
import { AnswerFilesResolver } from './files/answer-files.resolver';
import { ExamFileLinks } from './files/exam-file-links';
import { ExamFileUse } from './files/exam-file-use';
import { ExamFilesController } from './files/exam-files.controller';
import { HandInFile } from './files/hand-in-file';
import { OpenedQuestions } from './files/opened-questions';
import { RecordAnswer } from './files/record-answer';
import { RescueRecordings } from './files/rescue-recordings';
import { UnsentAnswers } from './unsent-answers/unsent-answers.entity';
import { UnsentAnswersResolver } from './unsent-answers/unsent-answers.resolver';
import { ImportUnsentAnswers } from './unsent-answers/import-unsent-answers';
import { CheckReceipt } from './receipts/check-receipt';
import { IssueReceipts } from './receipts/issue-receipts';
import { ReceiptsResolver } from './receipts/receipts.resolver';
import { ShowReceipts } from './receipts/show-receipts';
import { SittingReceipts } from './receipts/sitting-receipts';
import { SaveAnswer } from './save-answer';
import { SaveAnswerQueries } from './save-answer.queries';

@Module({
  imports: [AttemptModule, TypeOrmModule.forFeature([AnswerFile, UnsentAnswers])],
  controllers: [ExamFilesController],
  providers: [
    AnswerFilesQueries,
    AnswerFilesResolver,
    ExamFileLinks,
    ExamFileUse,
    HandInFile,
    OpenedQuestions,
    RecordAnswer,
    RescueRecordings,
    CheckReceipt,
    IssueReceipts,
    ReceiptsResolver,
    ShowReceipts,
    SittingReceipts,
    UnsentAnswersResolver,
    ImportUnsentAnswers,
    SaveAnswer,
    SaveAnswerQueries,
    { provide: SealedFiles, useExisting: ExamFileLinks },
  ],
  exports: [AnswerFilesQueries, ExamFileLinks, SaveAnswer, SittingReceipts, ImportUnsentAnswers],
})
export class AnswersModule {}
