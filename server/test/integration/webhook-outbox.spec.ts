import { InvitationRevoked, InvitationSent } from '../../src/modules/candidates';
import { Announce } from '../../src/modules/integrations/webhooks/announce';
import type { HappenedEvent } from '../../src/modules/integrations/webhooks/announce';
import { ForgetWebhooks } from '../../src/modules/integrations/webhooks/forget-webhooks';
import { SweepWebhooks } from '../../src/modules/integrations/webhooks/sweep-webhooks';
import { UnitOfWork } from '../../src/platform/database';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import { answers, Receiver } from '../kit/receiver';

let app: TestApp;
let origin: string;
let owner: SignedIn;
const receiver = new Receiver();
beforeAll(async () => {
  app = await createTestApp({ MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' });
  origin = await receiver.open();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  // What each test makes happen is the last that has happened.
  app.clock.advance(1);
  owner = await app.as.hr();
  receiver.calls.splice(0);
  receiver.behave = answers.status(200);
});
afterEach(() => app.dataSource.query('delete from webhook_endpoints'));

const anEndpoint = () => webhooks.create(owner, { url: origin, events: ['INVITED'] });
const dropJobs = () => app.dataSource.query('delete from graphile_worker._private_jobs');
const idsOf = () => receiver.calls.map(({ headers }) => headers['webhook-id']);

async function lastEvent(): Promise<HappenedEvent> {
  const [event] = await app.dataSource.query<HappenedEvent[]>(
    `select id as "eventId", type, payload, occurred_at as "occurredAt" from outbox_events
     where type = 'invitation.sent' order by occurred_at desc, id limit 1`,
  );
  return event!;
}

describe('the outbox of webhooks', () => {
  race('tells of an event once, however often its job runs', async () => {
    await anEndpoint();
    await aSeat(app, owner.user);
    await deliverAll(app);
    const event = await lastEvent();
    await Promise.all([app.get(Announce).execute(event), app.get(Announce).execute(event)]);
    await deliverAll(app);
    expect(idsOf()).toEqual([`msg_${event.eventId.replaceAll('-', '')}`]);
  });

  it('holds nothing of what happened while nobody wanted to hear of anything, and tells it to nobody who comes later', async () => {
    const messages = async () => (await app.dataSource.query<unknown[]>('select from webhook_messages')).length;
    const before = await messages();
    await aSeat(app, owner.user);
    await deliverAll(app);
    app.clock.advance(60);
    await anEndpoint();
    await app.get(SweepWebhooks).execute();
    await deliverAll(app);
    expect(await messages()).toBe(before);
    expect(receiver.calls).toEqual([]);
  });

  it('tells of nothing that was rolled back', async () => {
    await anEndpoint();
    const seat = await aSeat(app, owner.user);
    const failing = app.get(UnitOfWork).run((tx) => {
      tx.publish(new InvitationSent({ invitationId: seat.invitation.id }));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(1);
  });

  it.each(['before the event was handed on', 'before the delivery was sent'])(
    'finds what a process left behind that was killed %s',
    async (moment) => {
      await anEndpoint();
      app.clock.advance(60);
      await aSeat(app, owner.user);
      if (moment === 'before the delivery was sent') await app.get(Announce).execute(await lastEvent());
      await dropJobs();
      await app.get(SweepWebhooks).execute();
      await deliverAll(app);
      expect(receiver.calls).toEqual([]);
      app.clock.advance(31);
      await app.get(SweepWebhooks).execute();
      await deliverAll(app);
      await app.get(SweepWebhooks).execute();
      await deliverAll(app);
      expect(idsOf()).toEqual([`msg_${(await lastEvent()).eventId.replaceAll('-', '')}`]);
    },
  );

  it('leaves alone what another process is at, until its claim is over', async () => {
    const endpoint = await anEndpoint();
    await aSeat(app, owner.user);
    await app.get(Announce).execute(await lastEvent());
    await dropJobs();
    const until = new Date(app.clock.now().getTime() + 45_000);
    await app.dataSource.query('update webhook_deliveries set claimed_until = $1', [until]);
    app.clock.advance(40);
    await app.get(SweepWebhooks).execute();
    await deliverAll(app);
    expect(receiver.calls).toEqual([]);
    app.clock.advance(10);
    await app.get(SweepWebhooks).execute();
    await deliverAll(app);
    expect(await webhooks.log(owner, endpoint.id)).toMatchObject([{ status: 'DELIVERED', tryCount: 1 }]);
  });

  it('keeps its log for thirty days', async () => {
    const endpoint = await anEndpoint();
    await aSeat(app, owner.user);
    await deliverAll(app);
    const logAfter = async (days: number) => {
      app.clock.advance(days * 86_400);
      await app.get(ForgetWebhooks).execute();
      return webhooks.log(await app.as.user(owner.user), endpoint.id);
    };
    expect(await logAfter(29)).toHaveLength(1);
    expect(await logAfter(2)).toEqual([]);
  });
});

describe('an owner who leaves', () => {
  const handOver = (admin: SignedIn) => {
    const input = { id: owner.user.id, records: 'HAND_OVER' as const, receiverId: admin.user.id };
    const document = graphql(`
      mutation WebhookOutbox_deleteStaffUser($input: DeleteStaffUserInput!) {
        deleteStaffUser(input: $input) { staffUserId }
      }
    `);
    return admin.data(document, { input });
  };

  it('takes along the endpoint for everything, and hands over those of single assessments', async () => {
    const admin = await app.as.superAdmin();
    await anEndpoint();
    const { assessmentId } = await aSeat(app, owner.user);
    const { id } = await webhooks.create(owner, { url: origin, assessmentId });
    await handOver(admin);
    const left = await app.dataSource.query<{ id: string; owner_id: string }[]>(
      'select id, owner_id from webhook_endpoints',
    );
    expect(left).toEqual([{ id, owner_id: admin.user.id }]);
  });

  it('leaves what is told of somebody whom the receiver knows as well', async () => {
    const admin = await app.as.superAdmin();
    const { assessmentId, candidate, invitation } = await aSeat(app, owner.user);
    await anInvitation(app, admin.user, (await aPublishedAssessment(app, admin.user)).id, { email: candidate.email });
    const { id } = await webhooks.create(owner, { url: origin, assessmentId, events: ['INVITATION_REVOKED'] });
    await app.get(UnitOfWork).run((tx) => {
      tx.publish(new InvitationRevoked({ invitationId: invitation.id }));
      return Promise.resolve();
    });
    await deliverAll(app);
    await handOver(admin);
    expect(await webhooks.log(admin, id)).toHaveLength(1);
  });
});
