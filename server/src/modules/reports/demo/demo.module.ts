import { Module } from '@nestjs/common';
import { ReportsDemo } from './reports.demo';

@Module({
  providers: [ReportsDemo],
})
export class ReportsDemoModule {}
