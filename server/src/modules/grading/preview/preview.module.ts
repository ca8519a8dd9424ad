import { Module } from '@nestjs/common';
import { ExamModule } from '../../exam';
import { PreviewMarks } from './preview-marks';
import { PreviewMarksResolver } from './preview-marks.resolver';

@Module({
  imports: [ExamModule],
  providers: [PreviewMarks, PreviewMarksResolver],
})
export class MarkPreviewModule {}
