import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { ApiScope, Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { queueOfUser, UnitOfWork, violates } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Forbidden, InvalidInput } from '../../../platform/errors';
import { Organization, TellOwner } from '../../identity';
import { hashOfApiKey, hintOfApiKey, newApiKey } from './api-key-secret';
import { ApiKey } from './api-key.entity';
import { TooManyApiKeys } from './api-keys.errors';
import type { CreateApiKeyInput } from './api-keys.inputs';
import { scopesFor } from './scopes.policy';

const KEY_CREATE = auditAction('api-key.create');
const MOST_KEYS = 50;
const LONGEST_MS = 5 * 366 * 86_400_000;

@Injectable()
export class CreateApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly organization: Organization,
    private readonly tellOwner: TellOwner,
    private readonly audit: Audit,
  ) {}

  /** @throws InvalidInput, Forbidden, TooManyApiKeys */
  async execute(
    viewer: Viewer,
    origin: RequestOrigin,
    input: CreateApiKeyInput,
  ): Promise<{ secret: string; apiKey: ApiKey }> {
    this.check(viewer, input);
    const secret = newApiKey();
    try {
      return { secret, apiKey: await this.unitOfWork.run((tx) => this.store(tx, viewer, origin, input, secret)) };
    } catch (error) {
      if (violates(error, 'api_keys_name_once')) throw InvalidInput.at('name', 'key-name-taken');
      throw error;
    }
  }

  private check(viewer: Viewer, { scopes, expiresAt, forOrganization }: CreateApiKeyInput): void {
    if (forOrganization && viewer.role !== 'super-admin') throw new Forbidden();
    const beyond = scopes.filter((scope: ApiScope) => !scopesFor(viewer.role).includes(scope));
    if (beyond.length > 0) throw InvalidInput.at('scopes', 'beyond-role', { scopes: beyond.join(', ') });
    if (!expiresAt) return;
    const left = expiresAt.getTime() - this.clock.now().getTime();
    if (left <= 0) throw InvalidInput.at('expiresAt', 'future');
    if (left > LONGEST_MS) throw InvalidInput.at('expiresAt', 'too-far', { years: 5 });
  }

  private async store(
    tx: Tx,
    viewer: Viewer,
    origin: RequestOrigin,
    input: CreateApiKeyInput,
    secret: string,
  ): Promise<ApiKey> {
    const { manager } = tx;
    const ownerId = input.forOrganization ? await this.organization.ensure(tx) : viewer.userId;
    await queueOfUser(manager, ownerId);
    const live = await manager.countBy(ApiKey, { ownerId, revokedAt: IsNull() });
    if (live >= MOST_KEYS) throw new TooManyApiKeys({ limit: MOST_KEYS });
    const apiKey = await manager.save(ApiKey, {
      ownerId,
      name: input.name,
      scopes: input.scopes,
      expiresAt: input.expiresAt ?? null,
      hint: hintOfApiKey(secret),
      secretHash: hashOfApiKey(secret),
      createdAt: this.clock.now(),
      expiryToldAt: null,
      lastUsedAt: null,
      lastUsedIp: null,
      revokedAt: null,
    });
    const object = { type: 'api-key', id: apiKey.id, label: `${apiKey.name} · ${apiKey.scopes.join(' ')}` };
    await this.audit.record(tx, { by: viewer, origin, action: KEY_CREATE, object });
    const { userId } = viewer;
    await this.tellOwner.execute(tx, { userId, kind: 'api-key-created', origin, what: apiKey.name });
    return apiKey;
  }
}
