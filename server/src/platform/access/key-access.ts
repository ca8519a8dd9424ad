import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { BoundedAudit, auditAction } from '../audit';
import { ApiKeyRefused, Forbidden } from '../errors';
import { ApiKeys } from './api-keys.port';
import type { KeyUse } from './api-keys.port';
import type { KeyRule } from './access.decorator';
import type { ApiKeyHolder, ApiScope } from '../caller/viewer';

const KEY_REFUSED = auditAction('api-key.refused');

/** What a program with an API key may call, and that it did. People pass untouched. */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly modules: ModuleRef,
    private readonly audit: BoundedAudit,
  ) {}

  /** @throws Forbidden with the scope that is missing, ApiKeyRefused for what only people do */
  async admit(use: KeyUse, rule: KeyRule | undefined): Promise<void> {
    const { apiKey } = use.viewer;
    if (!apiKey) return;
    const refusal = refusalOf(apiKey, rule);
    if (!refusal) return this.keys.noteUse(use);
    const object = { type: 'api-key', id: apiKey.id, label: `${apiKey.name} · ${use.operation}` };
    await this.audit.record({
      by: use.viewer,
      origin: use.origin,
      action: KEY_REFUSED,
      object,
      outcome: 'refused',
    });
    throw refusal;
  }

  /** Found at the first call: domain modules are made after the platform. */
  get keys(): ApiKeys {
    return this.modules.get<ApiKeys>(ApiKeys, { strict: false });
  }
}

function refusalOf(key: ApiKeyHolder, rule: KeyRule | undefined): Error | null {
  if (rule === 'any') return null;
  if (rule === undefined || rule === 'none') return new ApiKeyRefused();
  return key.scopes.includes(rule) ? null : missingScope(rule);
}

export function missingScope(scope: ApiScope): Forbidden {
  return new Forbidden({ context: 'scope', scope });
}
