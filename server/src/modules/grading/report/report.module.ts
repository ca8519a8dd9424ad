import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { ReportHidingResolver } from './hiding/report-hiding.resolver';
import { ReportHiding } from './hiding/report-hiding.service';
import { ReportReveal } from './hiding/report-reveal.entity';

@Module({
  imports: [AssessmentsModule, TypeOrmModule.forFeature([ReportReveal])],
  providers: [ReportHiding, ReportHidingResolver],
  exports: [ReportHiding],
})
export class ResultReportModule {}
