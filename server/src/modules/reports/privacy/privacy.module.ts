import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateReportsModule } from '../candidates';
import { ApplyRetention } from './apply-retention';
import { CandidateExportController } from './candidate-export.controller';
import { CollectCandidateData } from './collect-candidate-data';
import { EraseCandidate } from './erase-candidate';
import { Erasure } from './erasure.entity';
import { Erasures } from './erasures.service';
import { ExportCandidateData } from './export-candidate-data';
import { PrivacyResolver } from './privacy.resolver';
import { RetentionRule } from './retention-rule.entity';
import { RetentionResolver } from './retention.resolver';
import { Retention } from './retention.service';

@Module({
  imports: [CandidateReportsModule, TypeOrmModule.forFeature([Erasure, RetentionRule])],
  controllers: [CandidateExportController],
  providers: [
    ApplyRetention,
    CollectCandidateData,
    EraseCandidate,
    Erasures,
    ExportCandidateData,
    PrivacyResolver,
    Retention,
    RetentionResolver,
  ],
})
export class PrivacyModule {}
