import { Module } from '@nestjs/common';
import { GradingModule } from '../../grading';
import { CandidateReportsModule } from '../candidates';
import { StaffReportsModule } from '../people';
import { CandidateReportsController } from './candidate-reports.controller';
import { StaffReportsController } from './staff-reports.controller';

@Module({
  imports: [GradingModule, StaffReportsModule, CandidateReportsModule],
  controllers: [CandidateReportsController, StaffReportsController],
})
export class ReportsRestModule {}
