import { Module } from '@nestjs/common';
import { GradingDemoModule } from './demo';
import { MarkHistoryModule } from './history';
import { MarkingModule } from './marking';
import { MarkPreviewModule } from './preview';
import { RemarkingModule } from './remarking';
import { ResultReportModule } from './report';
import { ResultModule } from './result';
import { ScoreModule } from './score';
import { WorkbenchModule } from './workbench';

/** The rooms of grading, each knowing only those before it. */
const rooms = [
  ScoreModule,
  MarkingModule,
  ResultReportModule,
  ResultModule,
  MarkHistoryModule,
  MarkPreviewModule,
  RemarkingModule,
  WorkbenchModule,
  GradingDemoModule,
];

@Module({ imports: rooms, exports: rooms })
export class GradingModule {}
