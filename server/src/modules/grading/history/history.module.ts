import { Module } from '@nestjs/common';
import { MarkHistoryFieldsResolver } from './mark-history.fields.resolver';
import { MarkHistoryQueries } from './mark-history.queries';

@Module({
  providers: [MarkHistoryFieldsResolver, MarkHistoryQueries],
})
export class MarkHistoryModule {}
