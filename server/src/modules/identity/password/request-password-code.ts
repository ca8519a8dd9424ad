import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { RateLimited } from '../../../platform/errors';
import type { ContentLanguage } from '../../../platform/graphql';
import { addressGroup } from '../../../platform/network';
import { PASSWORD_REQUEST_CODE, EmailIncorrect } from '../user';
import { KnownDevice } from '../session';
import { Passwords } from './passwords.service';
import { MAIL_PASSWORD_CODE } from './mail-password-code';
import type { CodeMailing } from './mail-password-code';
import { hashOf, OneTimeSecrets, randomSecret } from './one-time-secrets';
import { PasswordLimits } from './password-limits';
import { PasswordCode } from './password-code.entity';

const CODE_SECONDS = 600;
const RESEND_SECONDS = 60;
const WINDOW_SECONDS = 3_600;
const CODES_PER_WINDOW = 5;
const MAX_EMAIL_LENGTH = 254;

export interface CodeRequest {
  email: string;
  language: ContentLanguage;
  deviceProof: string | null;
  origin: RequestOrigin;
}

export interface CodeAnswer {
  requestId: string;
  resendAfterSeconds: number;
  expiresInSeconds: number;
}

/**
 * Does the same work for every address, known or not; only the job that mails the code asks whose it is. Codes asked for
 * by a browser that knows the account are counted apart, so that strangers cannot use up its owner's.
 */
@Injectable()
export class RequestPasswordCode {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: OneTimeSecrets,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevice,
    private readonly limits: PasswordLimits,
    private readonly audit: Audit,
  ) {}

  /** @throws EmailIncorrect, RateLimited */
  async execute(request: CodeRequest): Promise<CodeAnswer> {
    const email = request.email.trim().toLowerCase();
    if (email.length > MAX_EMAIL_LENGTH || !isEmail(email)) throw new EmailIncorrect();
    await this.limits.codeRequests.count(addressGroup(request.origin.ip));
    const [id, requestId] = [randomUUID(), randomSecret()];
    const { keyId } = this.secrets;
    const codeHash = await this.passwords.hash(requestId + this.secrets.codeOf(id, keyId));
    const fromKnownDevice = this.devices.isKnown(request.deviceProof, email);
    const code = { id, email, requestHash: hashOf(requestId), codeHash, fromKnownDevice, language: request.language };
    await this.unitOfWork.run(async (tx) => {
      await this.store(tx, code);
      const object = { type: 'user', label: email };
      await this.audit.record(tx, { by: null, origin: request.origin, action: PASSWORD_REQUEST_CODE, object });
      await tx.addJob(MAIL_PASSWORD_CODE, { codeId: id, keyId } satisfies CodeMailing);
    });
    return { requestId, resendAfterSeconds: RESEND_SECONDS, expiresInSeconds: CODE_SECONDS };
  }

  private async store(tx: Tx, code: Pick<PasswordCode, 'id' | 'email' | 'fromKnownDevice'>): Promise<void> {
    const { email } = code;
    const now = this.clock.now();
    // Requests for one address queue up here, so that two at once cannot both find room.
    await tx.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`password code ${email}`]);
    await refuseTooMany(tx, code, now);
    await tx.manager.query(
      'update password_codes set voided_at = $2 where email = $1 and used_at is null and voided_at is null',
      [email, now],
    );
    const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1_000);
    await tx.manager.insert(PasswordCode, { ...code, createdAt: now, expiresAt });
  }
}

async function refuseTooMany(
  { manager }: Tx,
  { email, fromKnownDevice }: Pick<PasswordCode, 'email' | 'fromKnownDevice'>,
  now: Date,
): Promise<void> {
  const before = await manager.query<{ ageSeconds: number }[]>(
    `select extract(epoch from $2::timestamptz - created_at)::float8 as "ageSeconds" from password_codes
     where email = $1 and from_known_device = $3 and created_at > $2::timestamptz - make_interval(secs => $4)
     order by created_at desc limit $5`,
    [email, now, fromKnownDevice, WINDOW_SECONDS, CODES_PER_WINDOW],
  );
  const sinceLast = before[0]?.ageSeconds ?? Infinity;
  const sinceFifth = before[CODES_PER_WINDOW - 1]?.ageSeconds ?? Infinity;
  const wait = Math.max(RESEND_SECONDS - sinceLast, WINDOW_SECONDS - sinceFifth);
  if (wait > 0) throw new RateLimited({ retryAfterSeconds: Math.ceil(wait) });
}
