import { createHmac, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { foldDigits } from '../../../platform/text';
import { RecoveryCode } from './recovery-code.entity';

const COUNT = 10;
const LENGTH = 10;
/** Without the letters that are taken for digits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten words of chance, each good for one sign-in without the second factor. Only their hashes are kept. */
@Injectable()
export class RecoveryCodes {
  private readonly keys: readonly KeyObject[];

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {
    this.keys = config.keysFor('recovery codes');
  }

  /** New ones in place of all that were there. */
  async renew(manager: EntityManager, userId: string): Promise<string[]> {
    await manager.delete(RecoveryCode, { userId });
    const codes = Array.from({ length: COUNT }, drawn);
    const [key] = this.keys as [KeyObject];
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: hashOf(key, userId, code) })),
    );
    return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }

  /** Whether it is one that was not used yet; it is from then on. */
  async use(userId: string, typed: string): Promise<boolean> {
    const code = foldDigits(typed).toLowerCase().replace(/[\s-]/gu, '');
    if (code.length !== LENGTH) return false;
    const codeHash = In(this.keys.map((key) => hashOf(key, userId, code)));
    const where = { userId, codeHash, usedAt: IsNull() };
    const used = await this.dataSource.manager.update(RecoveryCode, where, { usedAt: this.clock.now() });
    return used.affected === 1;
  }

  left(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }
}

function drawn(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Fifty bits and a key that no table holds: nothing slower is needed to keep them from being found. */
function hashOf(key: KeyObject, userId: string, code: string): string {
  return createHmac('sha256', key).update(`${userId} ${code}`).digest('base64url');
}
