import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { ApiKeyUse } from './api-keys/api-key-use.entity';
import { ApiKey } from './api-keys/api-key.entity';
import { CreateApiKey } from './api-keys/create-api-key';
import { RevokeApiKey } from './api-keys/revoke-api-key';
import { apiKeyProviders } from './api-keys/api-keys.providers';
import { AccessToken } from './oauth/access-token.entity';
import { OAuthClients } from './oauth/oauth-clients';
import { OAuthController } from './oauth/oauth.controller';
import { OAuthMetadataController } from './oauth/oauth-metadata.controller';
import { ApiReferences } from './reference/api-reference';
import { ApiReferenceController } from './reference/api-reference.controller';

/** What programs of third parties use: API keys, webhooks, the way back to their pages. */
@Module({
  imports: [DiscoveryModule, IdentityModule, TypeOrmModule.forFeature([AccessToken, ApiKey, ApiKeyUse])],
  controllers: [ApiReferenceController, OAuthController, OAuthMetadataController],
  providers: [...apiKeyProviders, ApiReferences, OAuthClients],
  exports: [CreateApiKey, RevokeApiKey],
})
export class IntegrationsModule {}
