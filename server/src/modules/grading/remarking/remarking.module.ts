import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { ScoreModule } from '../score';
import { CorrectableKeys } from './correctable-keys';
import { KeyCorrection } from './key-correction.entity';
import { RemarkingChangesResolver, RemarkingResolver } from './remarking.resolver';
import { Remarking } from './remarking.service';
import { SetAsideQuestion } from './set-aside-question.entity';

@Module({
  imports: [AssessmentsModule, ScoreModule, TypeOrmModule.forFeature([KeyCorrection, SetAsideQuestion])],
  providers: [CorrectableKeys, Remarking, RemarkingChangesResolver, RemarkingResolver],
})
export class RemarkingModule {}
