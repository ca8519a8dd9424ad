import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { AttemptModule } from '../attempt';
import { ProctoringModule } from '../proctoring';
import { ExamDemo } from './exam.demo';
import { KeepDemoInUse } from './keep-demo-in-use';
import { PlantDemoExam } from './plant-demo-exam';
import { SitDemoExam } from './sit-demo-exam';
import { TwoLanguagesDemo } from './two-languages.demo';
import { WatchDemoExam } from './watch-demo-exam';

@Module({
  imports: [AssessmentsModule, CandidatesModule, AttemptModule, ProctoringModule],
  providers: [ExamDemo, KeepDemoInUse, PlantDemoExam, SitDemoExam, TwoLanguagesDemo, WatchDemoExam],
})
export class ExamDemoModule {}
