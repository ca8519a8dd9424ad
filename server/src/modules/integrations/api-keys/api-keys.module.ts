import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKeys } from '../../../platform/access';
import { IdentityModule } from '../../identity';
import { ApiKeyUse } from './api-key-use.entity';
import { ApiKey } from './api-key.entity';
import { ApiKeyQueries } from './api-keys.queries';
import { ApiKeysResolver } from './api-keys.resolver';
import { CreateApiKey } from './create-api-key';
import { ForgetKeyUses } from './forget-key-uses';
import { KeyHolders } from './key-holders';
import { ListApiKeys } from './list-api-keys';
import { KeyExpiringMail } from './key-expiring.mail';
import { WarnOfExpiry } from './warn-of-expiry';
import { RevokeApiKey } from './revoke-api-key';

/** The keys of programs, as long as they hold, and what they did. */
@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([ApiKey, ApiKeyUse])],
  providers: [
    ApiKeyQueries,
    ApiKeysResolver,
    CreateApiKey,
    ForgetKeyUses,
    KeyExpiringMail,
    ListApiKeys,
    RevokeApiKey,
    WarnOfExpiry,
    { provide: ApiKeys, useClass: KeyHolders },
  ],
  exports: [ApiKeys, CreateApiKey, RevokeApiKey],
})
export class ApiKeysModule {}
