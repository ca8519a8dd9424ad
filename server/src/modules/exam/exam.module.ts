import { Module } from '@nestjs/common';
import { AccommodationModule } from './accommodation';
import { AnswersModule } from './answers';
import { AttemptModule } from './attempt';
import { ExamCandidateModule } from './candidate';
import { ExamDemoModule } from './demo';
import { PaperModule } from './paper';
import { ProctoringModule } from './proctoring';
import { SupervisionModule } from './supervision';

/** The rooms of the exam, each knowing only those before it. */
const rooms = [
  AttemptModule,
  AccommodationModule,
  PaperModule,
  AnswersModule,
  ProctoringModule,
  ExamCandidateModule,
  SupervisionModule,
  ExamDemoModule,
];

@Module({ imports: rooms, exports: rooms })
export class ExamModule {}
