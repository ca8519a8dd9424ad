import { Module } from '@nestjs/common';

/** What programs of third parties use: API keys, webhooks, the way back to their pages. */
@Module({})
export class IntegrationsModule {}
