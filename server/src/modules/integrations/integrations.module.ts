import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKeysModule } from './api-keys/api-keys.module';
import { AccessToken } from './oauth/access-token.entity';
import { OAuthClients } from './oauth/oauth-clients';
import { OAuthController } from './oauth/oauth.controller';
import { OAuthMetadataController } from './oauth/oauth-metadata.controller';
import { ApiReferences } from './reference/api-reference';
import { ApiReferenceController } from './reference/api-reference.controller';

/** What programs of third parties use: API keys, webhooks, the way back to their pages. */
@Module({
  imports: [ApiKeysModule, DiscoveryModule, TypeOrmModule.forFeature([AccessToken])],
  controllers: [ApiReferenceController, OAuthController, OAuthMetadataController],
  providers: [ApiReferences, OAuthClients],
  exports: [ApiKeysModule],
})
export class IntegrationsModule {}
