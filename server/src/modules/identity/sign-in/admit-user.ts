import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { SIGN_IN, SignInFailed, User } from '../user';
import { KnownDevice, OpenSession } from '../session';
import { TellOwner } from '../notices';

export interface Admission {
  userId: string;
  sessionId: string;
  token: string;
  /** By which the browser is known from now on. */
  deviceProof: string;
}

/** How a browser presents itself. */
export interface Arrival {
  origin: RequestOrigin;
  deviceProof: string | null;
}

/** A provider of single sign-on that vouched for the person; it asks for second factors itself. */
export interface ProvidedBy {
  providerId: string;
  /** Sealed. */
  idToken: Buffer;
}

interface Admitting {
  uses?: ((tx: Tx) => Promise<void>) | undefined;
  by?: ProvidedBy;
}

/** What follows when it is sure who it is: the time of the sign-in is noted, a session opened, a new device told of. */
@Injectable()
export class AdmitUser {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly openSession: OpenSession,
    private readonly devices: KnownDevice,
    private readonly tellOwner: TellOwner,
    private readonly audit: Audit,
  ) {}

  /**
   * `uses` up what let the person in, in the same transaction; the user comes before it, as for whoever ends all that is open of them.
   *
   * @throws SignInFailed when they were disabled, or have another password, since it was found out who it is
   */
  execute(user: User, arrival: Arrival, uses?: (tx: Tx) => Promise<void>): Promise<Admission> {
    return this.unitOfWork.run((tx) => this.within(tx, user, arrival, { uses }));
  }

  /** The same, in the transaction that has found out who it is. */
  async within(tx: Tx, user: User, arrival: Arrival, { uses, by }: Admitting): Promise<Admission> {
    const { id: userId, name, role, email } = user;
    const { origin } = arrival;
    await this.noteTime(tx, user);
    await uses?.(tx);
    const object = { type: 'user', id: userId, label: email };
    await this.audit.record(tx, { by: { userId, name, role }, origin, action: SIGN_IN, object });
    await this.tellOfNewDevice(tx, user, arrival);
    const standing = by ? { providerId: by.providerId, sealedIdToken: by.idToken } : {};
    const session = await this.openSession.open(tx, userId, origin, standing);
    return { userId, ...session, deviceProof: this.devices.proofFor(email.toLowerCase()) };
  }

  /** Whoever sets a password ends every session: one that is just being opened must not come after that. */
  private async noteTime({ manager }: Tx, { id, passwordHash }: User): Promise<void> {
    const asFound = { id, isVerified: true, passwordHash: passwordHash ?? IsNull() };
    const times = { previousSignInAt: () => 'last_sign_in_at', lastSignInAt: this.clock.now() };
    const { affected } = await manager.update(User, asFound, times);
    if (affected !== 1) throw new SignInFailed();
  }

  /** The very first sign-in is no news: whoever got the account did it. */
  private async tellOfNewDevice(tx: Tx, user: User, { origin, deviceProof }: Arrival): Promise<void> {
    if (user.lastSignInAt === null || this.devices.isKnown(deviceProof, user.email.toLowerCase())) return;
    await this.tellOwner.execute(tx, { userId: user.id, kind: 'new-device', origin });
  }
}
