import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { IsNull } from 'typeorm';
import { ApiKeys } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Mailer } from '../../../platform/mail';
import { EndSessions } from '../session';
import { Passwords } from './passwords.service';
import { preferencesOf, User } from '../user';
import { PasswordCode } from './password-code.entity';
import { PasswordTicket } from './password-ticket.entity';
import { PASSWORD_CHANGED_MAIL } from './password.mail';
import { passwordProblem } from './password.policy';

interface Ending {
  keptSessionId?: string | null;
  revokesKeys: boolean;
}

export interface TypedPassword {
  password: string;
  confirmPassword: string;
}

/** What every new password goes through, wherever it is typed. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly endSessions: EndSessions,
    private readonly mailer: Mailer,
    private readonly modules: ModuleRef,
  ) {}

  /** Found when it is needed: the module that knows keys comes last. */
  private get apiKeys(): ApiKeys {
    return this.modules.get<ApiKeys>(ApiKeys, { strict: false });
  }

  /** @throws InvalidInput with the reason, beside its field. */
  async hash(user: User, { password, confirmPassword }: TypedPassword): Promise<string> {
    const problem = passwordProblem(password, { minimum: this.config.passwordMinLength, owner: user });
    if (problem) throw InvalidInput.at('password', problem.rule, problem.params);
    if (password.normalize('NFKC') !== confirmPassword.normalize('NFKC')) {
      throw InvalidInput.at('confirmPassword', 'match');
    }
    return this.passwords.hash(password);
  }

  /**
   * Ends the user's sessions, but for the one that stays, and every ticket and code by which another password could be set, and tells
   * the owner of the address what still opens something.
   */
  async store(tx: Tx, user: User, passwordHash: string, { keptSessionId = null, revokesKeys }: Ending): Promise<void> {
    const { id, email, name, settings } = user;
    const now = this.clock.now();
    await tx.manager.update(User, { id }, { passwordHash, updatedAt: now });
    await this.endSessions.allOf(tx, id, keptSessionId);
    await voidOtherWays(tx, user, now);
    const { language, timeZone } = preferencesOf(settings);
    const keyNames = revokesKeys ? await this.apiKeys.revokeAll(tx, id) : await this.apiKeys.namesOf(tx, id);
    const keys = { keyNames, revokesKeys, sessionStays: keptSessionId !== null };
    const params = { name, changedAt: now.toISOString(), timeZone, ...keys };
    await this.mailer.send(tx, { to: email, template: PASSWORD_CHANGED_MAIL, language, params });
  }
}

async function voidOtherWays({ manager }: Tx, { id, email }: User, now: Date): Promise<void> {
  await manager.update(PasswordTicket, { userId: id, usedAt: IsNull() }, { usedAt: now });
  const asked = { email: email.toLowerCase(), usedAt: IsNull(), voidedAt: IsNull() };
  await manager.update(PasswordCode, asked, { voidedAt: now });
}
