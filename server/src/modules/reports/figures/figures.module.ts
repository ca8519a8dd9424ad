import { Module } from '@nestjs/common';
import { AssessmentMarksFieldsResolver } from './assessment-marks.fields.resolver';
import { AssessmentMarksLoader } from './assessment-marks.loader';

@Module({
  providers: [AssessmentMarksFieldsResolver, AssessmentMarksLoader],
  exports: [AssessmentMarksLoader],
})
export class FiguresModule {}
