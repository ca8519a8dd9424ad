import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { AttemptModule } from '../attempt';
import { ProctoringModule } from '../proctoring';
import { ExamDemo } from './exam.demo';
import { SitDemoExam } from './sit-demo-exam';
import { WatchDemoExam } from './watch-demo-exam';

@Module({
  imports: [AssessmentsModule, AttemptModule, ProctoringModule],
  providers: [ExamDemo, SitDemoExam, WatchDemoExam],
})
export class ExamDemoModule {}
