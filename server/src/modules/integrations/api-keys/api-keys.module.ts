import { ApiKeys } from '../../../platform/access';
import { ApiKeyQueries } from './api-keys.queries';
import { ApiKeysResolver } from './api-keys.resolver';
import { CreateApiKey } from './create-api-key';
import { ForgetKeyUses } from './forget-key-uses';
import { KeyHolders } from './key-holders';
import { ListApiKeys } from './list-api-keys';
import { KeyExpiringMail } from './key-expiring.mail';
import { WarnOfExpiry } from './warn-of-expiry';
import { RevokeApiKey } from './revoke-api-key';

export const apiKeyProviders = [
  ApiKeyQueries,
  ApiKeysResolver,
  CreateApiKey,
  ForgetKeyUses,
  KeyExpiringMail,
  ListApiKeys,
  RevokeApiKey,
  WarnOfExpiry,
  { provide: ApiKeys, useClass: KeyHolders },
];
