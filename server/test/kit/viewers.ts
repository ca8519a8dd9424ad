import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { OpenSession, SESSION_COOKIE } from '../../src/modules/identity';
import type { User } from '../../src/modules/identity';
import type { ApiScope, Role, Viewer } from '../../src/platform/access';
import { Clock } from '../../src/platform/clock';
import { UnitOfWork } from '../../src/platform/database';
import { ApiClient } from './api-client';
import { aUser } from './builders';
import { graphql } from './graphql';

/** A signed-in user: the session is real, only the password was skipped. */
export class SignedIn extends ApiClient {
  constructor(
    app: NestFastifyApplication,
    readonly user: User,
    readonly token: string,
  ) {
    super(app, { cookie: `${SESSION_COOKIE}=${token}` });
  }

  /** For calling a service directly. */
  get viewer(): Pick<Viewer, 'userId' | 'role' | 'name'> {
    return { userId: this.user.id, role: this.user.role, name: this.user.name };
  }
}

/** A program that calls with an API key. */
export class KeyHolder extends ApiClient {
  constructor(
    app: NestFastifyApplication,
    readonly keyId: string,
    readonly secret: string,
  ) {
    super(app, { authorization: `Bearer ${secret}` });
  }
}

/** `app.as.hr()` is a new HR user every time, so two calls are two people. */
export class Viewers {
  constructor(private readonly app: NestFastifyApplication) {}

  superAdmin(given: Partial<User> = {}): Promise<SignedIn> {
    return this.someone('super-admin', given);
  }

  admin(given: Partial<User> = {}): Promise<SignedIn> {
    return this.someone('admin', given);
  }

  hr(given: Partial<User> = {}): Promise<SignedIn> {
    return this.someone('Hr', given);
  }

  nobody(): ApiClient {
    return new ApiClient(this.app);
  }

  /** The holder of an exam link. */
  candidate(examToken: string): ApiClient {
    return new ApiClient(this.app, { 'x-exam-token': examToken });
  }

  /** A (further) session of a user who exists already. */
  async user(user: User): Promise<SignedIn> {
    const place = { ip: '127.0.0.1', userAgent: 'test' };
    const token = await this.app.get(UnitOfWork).run((tx) => this.app.get(OpenSession).execute(tx, user.id, place));
    return new SignedIn(this.app, user, token);
  }

  /** A program with a key of this user, made as the user would make it. */
  async key(owner: SignedIn, scopes: readonly ApiScope[], expiresAt: Date | null = null): Promise<KeyHolder> {
    const document = graphql(`
      mutation KitViewers_createApiKey($input: CreateApiKeyInput!) {
        createApiKey(input: $input) { secret apiKey { id } }
      }
    `);
    const name = `key ${scopes.join(' ')} ${randomUUID().slice(0, 8)}`;
    const { createApiKey } = await owner.data(document, {
      input: { name, scopes: [...scopes], expiresAt },
    });
    return new KeyHolder(this.app, createApiKey.apiKey.id, createApiKey.secret);
  }

  private async someone(role: Role, given: Partial<User>): Promise<SignedIn> {
    return this.user(await aUser(this.app.get(DataSource), this.app.get(Clock), { role, ...given }));
  }
}
