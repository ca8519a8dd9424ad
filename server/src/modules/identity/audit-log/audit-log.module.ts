import { Module } from '@nestjs/common';
import { AuditEntries } from './audit-entries.queries';
import { AuditExportController } from './audit-export.controller';
import { AuditLogResolver } from './audit-log.resolver';
import { ExportAudit } from './export-audit';

@Module({
  controllers: [AuditExportController],
  providers: [AuditEntries, AuditLogResolver, ExportAudit],
})
export class AuditLogModule {}
