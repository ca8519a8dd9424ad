import { Module } from '@nestjs/common';
import { MarkingModule } from '../marking';
import { ScoreModule } from '../score';
import { GradingDemo } from './grading.demo';

@Module({
  imports: [MarkingModule, ScoreModule],
  providers: [GradingDemo],
})
export class GradingDemoModule {}
