import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import type { User } from '../../src/modules/identity';
import { SignInChallenges } from '../../src/modules/identity/factors/sign-in-challenges.service';
import { PasswordTickets } from '../../src/modules/identity/password/password-tickets.service';
import { SetPassword } from '../../src/modules/identity/password/set-password';
import { EndSessions } from '../../src/modules/identity/session/end-sessions';
import { ForgetSessions } from '../../src/modules/identity/session/forget-sessions';
import { AdmitUser } from '../../src/modules/identity/sign-in/admit-user';
import { queueOfUser, UnitOfWork } from '../../src/platform/database';
import { aUser, createTestApp, race } from '../kit';
import type { TestApp } from '../kit';

const MONTH_MS = 32 * 86_400_000;
const origin = { ip: '192.0.2.7', userAgent: null, requestId: 'session-locks' };
const holdUser = 'select from users where id = $1 for no key update';
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
const free = {
  sign_in_challenges: 'select from sign_in_challenges where user_id = $1 for update nowait',
  password_tickets: 'select from password_tickets where user_id = $1 for update nowait',
};

/** Everything that is open of somebody is taken after the user's row, and of one table by id (docs/adr/0010-lock-order.md). */
describe('what is open of a user', () => {
  let app: TestApp;
  let user: User;
  let other: QueryRunner;
  beforeAll(async () => (app = await createTestApp({ MIZAN_DATABASE_POOL: '20' })));
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await aUser(app.dataSource, app.clock);
    other = app.owner.createQueryRunner();
    await other.startTransaction();
  });
  afterEach(async () => {
    if (other.isTransactionActive) await other.rollbackTransaction();
    await other.release();
  });

  const untilSomebodyWaits = async () => {
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
  };
  /** They ended more than a month ago and were never revoked. Their ids fall while the rows follow each other. */
  async function oldSessions(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID()).sort();
    for (const id of ids.toReversed()) {
      await app.dataSource.query(
        `insert into sessions (id, user_id, created_at, last_used_at, expires_at, proved_at) values ($1, $2, $3, $3, $3, $3)`,
        [id, user.id, new Date(app.clock.now().getTime() - MONTH_MS)],
      );
    }
    return ids;
  }
  const leftOf = async () =>
    (await app.dataSource.query<{ id: string }[]>('select id from sessions where user_id = $1', [user.id])).map(
      ({ id }) => id,
    );
  const end = () =>
    app.get(UnitOfWork).run(async (tx) => {
      await queueOfUser(tx.manager, user.id);
      return app.get(EndSessions).allOf(tx, user.id);
    });
  const challenges = () => app.get(SignInChallenges);
  const aStep = async () =>
    (await challenges().claim(await challenges().issue('second-step', user.id), 'second-step')).id;
  const admit = (stepId: string) =>
    app.get(AdmitUser).execute(user, { origin, deviceProof: null }, ({ manager }) => challenges().use(manager, stepId));
  const aTicket = async (purpose: 'reset' | 'welcome') =>
    (await app.get(UnitOfWork).run((tx) => app.get(PasswordTickets).issue(tx, user.id, purpose))).ticket;
  const set = (ticket: string) => {
    const password = `four winters behind ${randomUUID()}`;
    return app.get(SetPassword).execute({ ticket, password, confirmPassword: password }, origin);
  };

  it('is taken after the user by somebody who signs in', async () => {
    const step = await aStep();
    await other.query(holdUser, [user.id]);
    const admitted = admit(step);
    await untilSomebodyWaits();
    await other.query(free.sign_in_challenges, [user.id]);
    await other.commitTransaction();
    await expect(admitted).resolves.toMatchObject({ userId: user.id });
  });

  it('is taken after the user by somebody who sets a password', async () => {
    const ticket = await aTicket('reset');
    await other.query(holdUser, [user.id]);
    const done = set(ticket);
    await untilSomebodyWaits();
    await other.query(free.password_tickets, [user.id]);
    await other.commitTransaction();
    await done;
  });

  it('ends by id: who holds the first session is given the others too', async () => {
    const [first, ...others] = await oldSessions(4);
    const hold = 'select from sessions where id = $1 for update nowait';
    await other.query(hold, [first]);
    const ended = end();
    await untilSomebodyWaits();
    for (const id of others) await other.query(hold, [id]);
    await other.commitTransaction();
    await expect(ended).resolves.toBe(4);
  });

  it('is swept without waiting: what somebody holds goes the next time', async () => {
    const [held] = await oldSessions(4);
    await other.query('select from sessions where id = $1 for update', [held]);
    await app.get(ForgetSessions).execute();
    await expect(leftOf()).resolves.toEqual([held]);
    await other.commitTransaction();
    await app.get(ForgetSessions).execute();
    await expect(leftOf()).resolves.toEqual([]);
  });

  race('ends, is forgotten, used up and set anew at the same moment', async () => {
    await oldSessions(8);
    const steps = [await aStep(), await aStep(), await aStep()];
    const tickets = [await aTicket('welcome'), await aTicket('reset')];
    const settled = await Promise.allSettled([
      end(),
      app.get(ForgetSessions).execute(),
      ...steps.map(admit),
      end(),
      ...tickets.map(set),
      app.get(ForgetSessions).execute(),
      end(),
    ]);
    const codes = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
    // Whoever ends everything ends the steps as well, and a new password all other tickets: those come too late then, and no more.
    for (const code of codes)
      expect(['SIGN_IN_STEP_OVER', 'SIGN_IN_FAILED', 'PASSWORD_TICKET_INVALID']).toContain(code);
    await app.get(ForgetSessions).execute();
    const old = 'select from sessions where user_id = $1 and expires_at < $2';
    await expect(app.dataSource.query(old, [user.id, app.clock.now()])).resolves.toEqual([]);
  });
});
