import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { MarkingModule } from '../marking';
import { ResultModule } from '../result';
import { GiveQueuedMark } from './give-queued-mark';
import { MarkingQueueQueries } from './marking-queue.queries';
import { MarkingQueueResolver } from './marking-queue.resolver';
import { MarkingQueue } from './marking-queue.service';
import { MarkingRules } from './marking-rules.entity';
import { AllMarkingRules } from './marking-rules.service';

@Module({
  imports: [AssessmentsModule, MarkingModule, ResultModule, TypeOrmModule.forFeature([MarkingRules])],
  providers: [AllMarkingRules, GiveQueuedMark, MarkingQueue, MarkingQueueQueries, MarkingQueueResolver],
})
export class WorkbenchModule {}
