import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { seal, unseal } from '../../../platform/idempotency/seal';
import { foldDigits } from '../../../platform/text';
import { Authenticator } from './authenticator.entity';

const SEALED_FOR = 'authenticator secrets';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock that is off by a step either way still counts. */
const STEPS_OFF = 1;
const CODE = /^\d{6}$/u;

/** What an app has to be told, as a picture and as text. */
export interface NewAuthenticator {
  qrCode: string;
  secret: string;
  uri: string;
}

const isNewStep = `user_id = $1 and (last_step is null or last_step < $2)`;
const acceptStep = `update authenticators set last_step = $2, sealed_secret = $3
  where ${isNewStep} and confirmed_at is not null`;
const confirmStep = `update authenticators set last_step = $2, sealed_secret = $3, confirmed_at = $4
  where ${isNewStep} and confirmed_at is null`;

/** The step whose code was typed, with the secret sealed anew, so that a secret of the installation that was changed can go in the end. */
interface AcceptedStep {
  step: number;
  sealed: Buffer;
}

/** The codes of authenticator apps: made, and accepted once. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {}

  /** A secret that guards nothing, and opens nothing, until a code has confirmed it. One that was begun before is worth nothing any more. */
  async start(manager: EntityManager, userId: string, email: string): Promise<NewAuthenticator> {
    const secret = new Secret({ size: SECRET_BYTES });
    const sealedSecret = seal(this.config.keyFor(SEALED_FOR), secret.base32);
    const row = { userId, sealedSecret, createdAt: this.clock.now(), confirmedAt: null, lastStep: null };
    await manager.upsert(Authenticator, row, ['userId']);
    const uri = totpOf(secret, email).toString();
    return { uri, secret: secret.base32, qrCode: await toDataURL(uri, { margin: 4, width: 232 }) };
  }

  /** Whether it is the present code of an app that was confirmed. True once for each code. */
  async accept(userId: string, typed: string): Promise<boolean> {
    const { manager } = this.dataSource;
    const found = await this.stepOf(manager, userId, typed);
    return found ? changes(manager, acceptStep, [userId, found.step, found.sealed]) : false;
  }

  /** Whether it is the present code of the app that was begun, which it then confirms. */
  async confirm(manager: EntityManager, userId: string, typed: string): Promise<boolean> {
    const found = await this.stepOf(manager, userId, typed);
    return found ? changes(manager, confirmStep, [userId, found.step, found.sealed, this.clock.now()]) : false;
  }

  private async stepOf(manager: EntityManager, userId: string, typed: string): Promise<AcceptedStep | null> {
    const token = foldDigits(typed).replace(/\s/gu, '');
    const found = CODE.test(token) ? await manager.findOneBy(Authenticator, { userId }) : null;
    if (!found) return null;
    const secret = Secret.fromBase32(unseal(this.config.keysFor(SEALED_FOR), found.sealedSecret));
    const timestamp = this.clock.now().getTime();
    const off = totpOf(secret, '').validate({ token, timestamp, window: STEPS_OFF });
    if (off === null) return null;
    const step = Math.floor(timestamp / (PERIOD_SECONDS * 1_000)) + off;
    return { step, sealed: seal(this.config.keyFor(SEALED_FOR), secret.base32) };
  }
}

async function changes(manager: EntityManager, text: string, values: unknown[]): Promise<boolean> {
  const [, changed] = (await manager.query(text, values)) as [unknown, number];
  return changed === 1;
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Mizan', label, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' });
}
