import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExamModule } from '../../exam';
import { DeleteResult } from './delete-result';
import { MarkChange } from './mark-change.entity';
import { MarkFirst } from './mark-first';
import { MarkSubmitted } from './mark-submitted';
import { Mark } from './mark.entity';
import { ResultRecords } from './result-records';
import { Result } from './result.entity';
import { ScoreAttempt } from './score-attempt';
import { WithdrawResult } from './withdraw-result';
import { WithdrawnFeedback } from './withdrawn-feedback.entity';

@Module({
  imports: [ExamModule, TypeOrmModule.forFeature([Mark, MarkChange, Result, WithdrawnFeedback])],
  providers: [DeleteResult, MarkFirst, MarkSubmitted, ResultRecords, ScoreAttempt, WithdrawResult],
  exports: [DeleteResult, ScoreAttempt],
})
export class ScoreModule {}
