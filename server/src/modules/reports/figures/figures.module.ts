import { Module } from '@nestjs/common';
import { CandidatesModule } from '../../candidates';
import { AssessmentMarksFieldsResolver } from './assessment-marks.fields.resolver';
import { AssessmentMarksLoader } from './assessment-marks.loader';

@Module({
  imports: [CandidatesModule],
  providers: [AssessmentMarksFieldsResolver, AssessmentMarksLoader],
  exports: [AssessmentMarksLoader],
})
export class FiguresModule {}
