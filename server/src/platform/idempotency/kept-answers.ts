import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { swept } from '../database';
import { JobHandler } from '../jobs';
import { IdempotencyKey } from './idempotency-key.entity';
import { IdempotencyAnswerLost, IdempotencyInProgress, IdempotencyKeyReused } from './idempotency.errors';
import { seal, unseal } from './seal';

export interface KeptAnswer {
  status: number;
  body: string;
}

const DAY_MS = 86_400_000;
/** Longer than any request is worked on: after it, the server that took the request has died. */
const WORKING_MS = 60_000;

const take = `insert into idempotency_keys (user_id, key_hash, request_hash, created_at) values ($1, $2, $3, $4)
  on conflict (user_id, key_hash) do nothing returning id`;

/** The answers to requests with an `Idempotency-Key`, for 24 hours. */
@Injectable()
export class KeptAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The answer that was given before; or the id under which the request is to be done now. */
  async claim(userId: string, key: string, request: string): Promise<KeptAnswer | string> {
    const keyHash = hashOf(key);
    const requestHash = hashOf(request);
    await this.dataSource.query(
      'delete from idempotency_keys where user_id = $1 and key_hash = $2 and created_at <= $3',
      [userId, keyHash, this.before(DAY_MS)],
    );
    const values = [userId, keyHash, requestHash, this.clock.now()];
    const [claimed] = await this.dataSource.query<{ id: string }[]>(take, values);
    if (claimed) return claimed.id;
    const found = await this.dataSource.manager.findOneBy(IdempotencyKey, { userId, keyHash });
    if (!found) throw new IdempotencyInProgress();
    if (!found.requestHash.equals(requestHash)) throw new IdempotencyKeyReused();
    return found.answer ? this.read(found) : this.takeOver(found);
  }

  /** Keeps the answer; one that says that nothing was done is forgotten, so that the caller may try again. */
  async settle(id: string, { status, body }: KeptAnswer, isRefusal: boolean): Promise<void> {
    const { manager } = this.dataSource;
    const forgotten = isRefusal && (await manager.delete(IdempotencyKey, { id, committedAt: IsNull() })).affected === 1;
    if (!forgotten) await manager.update(IdempotencyKey, { id }, { status, answer: seal(this.key, body) });
  }

  @JobHandler('forget-idempotency-keys', { cron: '13 * * * *' })
  async forget(): Promise<void> {
    await this.dataSource.query(swept('idempotency_keys', 'created_at <= $1'), [this.before(DAY_MS)]);
  }

  private read({ status, answer }: IdempotencyKey): KeptAnswer {
    return { status: status ?? 200, body: answer ? unseal(this.config.keysFor('idempotency'), answer) : '' };
  }

  /** Whoever took it has died, unless it is young. */
  private async takeOver({ id, createdAt, committedAt }: IdempotencyKey): Promise<string> {
    if (createdAt > this.before(WORKING_MS)) throw new IdempotencyInProgress();
    if (committedAt) throw new IdempotencyAnswerLost();
    const where = { id, createdAt, committedAt: IsNull() };
    const { affected } = await this.dataSource.manager.update(IdempotencyKey, where, { createdAt: this.clock.now() });
    if (affected !== 1) throw new IdempotencyInProgress();
    return id;
  }

  private before(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  private get key() {
    return this.config.keyFor('idempotency');
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
