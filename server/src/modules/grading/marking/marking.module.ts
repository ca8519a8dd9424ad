import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScoreModule } from '../score';
import { CountLateAnswer } from './count-late-answer';
import { GiveMark } from './give-mark';
import { LockMarkable } from './lock-markable';
import { MarkAnswer } from './mark-answer';
import { SecondMark } from './second-mark.entity';

@Module({
  imports: [ScoreModule, TypeOrmModule.forFeature([SecondMark])],
  providers: [CountLateAnswer, GiveMark, LockMarkable, MarkAnswer],
  exports: [CountLateAnswer, GiveMark, LockMarkable, MarkAnswer],
})
export class MarkingModule {}
