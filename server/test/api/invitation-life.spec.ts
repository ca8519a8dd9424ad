import { Credits } from '../../src/modules/identity';
import { ExpireInvitations } from '../../src/modules/candidates/invitation-life/expire-invitations';
import { RemindCandidates } from '../../src/modules/candidates/invitation-life/remind-candidates';
import { createTestApp, race, graphql } from '../kit';
import type { InputOf, ResultOf, SignedIn, TestApp, TypedDocumentString } from '../kit';
import { aPage, stored } from '../kit/builders/attempts';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import type { Invited } from '../kit/builders/invitations';

const changed = graphql(`
  fragment InvitationLife_invitation on Invitation {
    id examUrl revokedAt opensAt expiresAt expiredAt remindedAt
  }
`);
const documents = {
  resendInvitations: graphql(`
    mutation InvitationLife_resendInvitations($input: InvitationsInput!) {
      done: resendInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }
    }
  `),
  revokeInvitations: graphql(`
    mutation InvitationLife_revokeInvitations($input: InvitationsInput!) {
      done: revokeInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount missingIds }
    }
  `),
  reissueInvitations: graphql(`
    mutation InvitationLife_reissueInvitations($input: ReissueInvitationsInput!) {
      done: reissueInvitations(input: $input) { changed { ...InvitationLife_invitation } skippedCount }
    }
  `),
  setInvitationWindow: graphql(`
    mutation InvitationLife_setInvitationWindow($input: SetInvitationWindowInput!) {
      done: setInvitationWindow(input: $input) {
        changed { ...InvitationLife_invitation }
        before { invitationId opensAt expiresAt }
        skippedCount
      }
    }
  `),
};
const ERASE = graphql(`
  mutation InvitationLife_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { __typename } }
`);
type Action = keyof typeof documents;
type More = Partial<InputOf<typeof documents.reissueInvitations> & InputOf<typeof documents.setInvitationWindow>>;

interface Changed {
  changed: ResultOf<typeof changed>[];
  before?: { invitationId: string; opensAt: string | null; expiresAt: string | null }[];
  skippedCount: number;
  missingIds?: string[];
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr();
  assessmentId = (await aPublishedAssessment(app, hr.user)).id;
});

const ask = (who: SignedIn, action: Action, invited: Invited[], more: More = {}) => {
  const document: TypedDocumentString<{ done: Changed }, { input: More & { invitationIds: string[] } }> =
    documents[action];
  return who.graphql(document, {
    input: { invitationIds: invited.map(({ invitation }) => invitation.id), ...more },
  });
};

async function act(action: Action, invited: Invited[], more: More = {}): Promise<Changed> {
  const { data, errors } = await ask(hr, action, invited, more);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.done;
}

const invite = () => anInvitation(app, hr.user, assessmentId);
const later = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
const mailsTo = ({ candidate }: Invited) => app.mailbox.to(candidate.email);

async function entryOf(examToken: string) {
  const document = graphql(`query InvitationLife_examEntry { examEntry { state unavailableReason opensAt closesAt } }`);
  return (await app.as.candidate(examToken).data(document)).examEntry;
}

const eventsOf = async (type: string, { invitation }: Invited) => {
  const sql = `select from outbox_events where type = $1 and payload ->> 'invitationId' = $2`;
  return (await app.dataSource.query<unknown[]>(sql, [type, invitation.id])).length;
};

const auditOf = async (action: string, { invitation }: Invited) => {
  const sql =
    'select actor_id as "actorId", object_label as label from audit_entries where action = $1 and object_id = $2';
  return app.dataSource.query<unknown[]>(sql, [action, invitation.id]);
};

describe('sending again', () => {
  it('mails the same link, not twice in a minute, and takes no request', async () => {
    const invited = await invite();
    await app.runJobs();
    const before = await app.get(Credits).of(hr.user.id);
    app.clock.advance(61);
    expect(await act('resendInvitations', [invited])).toMatchObject({ skippedCount: 0, changed: [{}] });
    expect(await act('resendInvitations', [invited])).toEqual({ changed: [], skippedCount: 1 });
    await app.runJobs();
    const mails = mailsTo(invited);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.text).toContain(invited.examToken);
    expect(await app.get(Credits).of(hr.user.id)).toEqual(before);
    expect(await auditOf('invitation.resend', invited)).toEqual([
      { actorId: hr.user.id, label: invited.candidate.email },
    ]);
  });
});

describe('revoking', () => {
  it('kills the link at once, also of somebody who is answering, and tells it', async () => {
    const invited = await invite();
    const page = aPage(app, invited.examToken);
    await page.start();
    await act('revokeInvitations', [invited]);
    expect(await entryOf(invited.examToken)).toMatchObject({ state: 'UNAVAILABLE', unavailableReason: 'REVOKED' });
    await expect(page.save({ choiceIds: ['a'] })).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
    expect(await eventsOf('invitation.revoked', invited)).toBe(1);
    expect(await auditOf('invitation.revoke', invited)).toHaveLength(1);
  });

  it('leaves completed exams and revoked ones alone', async () => {
    const [done, revoked, open] = [await invite(), await invite(), await invite()];
    const page = aPage(app, done.examToken);
    await page.start();
    await page.submit();
    await act('revokeInvitations', [revoked]);
    const { changed, skippedCount } = await act('revokeInvitations', [done, revoked, open]);
    expect([changed.map(({ id }) => id), skippedCount]).toEqual([[open.invitation.id], 2]);
    expect((await stored.invitation(app, done.invitation.id)).revokedAt).toBeNull();
  });
});

describe('issuing anew', () => {
  it('mails a new link; the old one opens nothing, and an exam under way goes on with the new one', async () => {
    const invited = await invite();
    await app.runJobs();
    const page = aPage(app, invited.examToken);
    const { attemptId } = await page.start();
    const { changed } = await act('reissueInvitations', [invited]);
    const token = tokenOf(changed[0]!.examUrl);
    expect(token).not.toBe(invited.examToken);
    expect(await entryOf(invited.examToken)).toMatchObject({ unavailableReason: 'REVOKED' });
    await expect(page.save({ choiceIds: ['a'] })).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
    expect((await aPage(app, token).resume(true)).attemptId).toBe(attemptId);
    await app.runJobs();
    expect(mailsTo(invited).at(-1)!.text).toContain(token);
    expect(await eventsOf('invitation.reissued', invited)).toBe(1);
  });

  it('brings a revoked invitation and an expired one back', async () => {
    const [revoked, expired] = [await invite(), await invite()];
    await act('revokeInvitations', [revoked]);
    await act('setInvitationWindow', [expired], { expiresAt: later(-1) });
    const { changed } = await act('reissueInvitations', [revoked, expired]);
    for (const { examUrl, revokedAt, expiresAt, expiredAt } of changed) {
      expect({ revokedAt, expiresAt, expiredAt }).toEqual({ revokedAt: null, expiresAt: null, expiredAt: null });
      expect(await entryOf(tokenOf(examUrl))).toMatchObject({ state: 'NOT_STARTED' });
    }
  });
});

describe('issuing anew with an end', () => {
  it('is refused for one before the start, and nobody loses the link', async () => {
    const [waiting, open] = [await invite(), await invite()];
    await act('setInvitationWindow', [waiting], { opensAt: later(2 * DAY) });
    const refused = await ask(hr, 'reissueInvitations', [waiting, open], { expiresAt: later(DAY) });
    expect(refused.code).toBe('INVALID_INPUT');
    expect(refused.errors[0]?.extensions.params).toEqual({ fields: [{ path: 'expiresAt', rule: 'after-opening' }] });
    expect(await entryOf(open.examToken)).toMatchObject({ state: 'NOT_STARTED' });
    const expiresAt = later(3 * DAY);
    const { changed } = await act('reissueInvitations', [waiting, open], { expiresAt });
    expect(changed.map((one) => one.expiresAt)).toEqual([expiresAt, expiresAt]);
  });
});

describe('an expiry', () => {
  it('closes the link at its moment for those who have not begun, and for nobody else', async () => {
    const [begun, waiting] = [await invite(), await invite()];
    const expiresAt = later(HOUR);
    const page = aPage(app, begun.examToken);
    await act('setInvitationWindow', [begun, waiting], { expiresAt });
    expect(await entryOf(waiting.examToken)).toMatchObject({ state: 'NOT_STARTED', closesAt: expiresAt });
    await page.start();
    app.clock.set(expiresAt);
    expect(await entryOf(waiting.examToken)).toEqual({
      state: 'UNAVAILABLE',
      unavailableReason: 'EXPIRED',
      opensAt: null,
      closesAt: expiresAt,
    });
    await expect(aPage(app, waiting.examToken).start()).rejects.toMatchObject({ params: { reason: 'EXPIRED' } });
    expect((await entryOf(begun.examToken)).unavailableReason).toBeNull();
  });

  race('is noted and told once by the job, and taken back by a later date', async () => {
    const invited = await invite();
    await act('setInvitationWindow', [invited], { expiresAt: later(HOUR) });
    await app.get(ExpireInvitations).execute();
    expect(await eventsOf('invitation.expired', invited)).toBe(0);
    app.clock.advance(HOUR);
    await Promise.all([app.get(ExpireInvitations).execute(), app.get(ExpireInvitations).execute()]);
    expect(await eventsOf('invitation.expired', invited)).toBe(1);
    expect((await stored.invitation(app, invited.invitation.id)).expiredAt).toEqual(app.clock.now());
    hr = await app.as.user(hr.user);
    const { changed } = await act('setInvitationWindow', [invited], { expiresAt: null });
    expect(changed[0]).toMatchObject({ expiresAt: null, expiredAt: null });
    expect(await entryOf(invited.examToken)).toMatchObject({ state: 'NOT_STARTED' });
  });

  it('that is over expires at once, and is told once', async () => {
    const invited = await invite();
    await act('setInvitationWindow', [invited], { expiresAt: later(-1) });
    await act('setInvitationWindow', [invited], { expiresAt: later(-2) });
    await app.get(ExpireInvitations).execute();
    expect(await eventsOf('invitation.expired', invited)).toBe(1);
  });

  it('at once says which dates held, and pressed twice changes nothing more', async () => {
    const invited = await invite();
    const dates = { opensAt: later(HOUR), expiresAt: later(DAY) };
    await act('setInvitationWindow', [invited], dates);
    const first = await act('setInvitationWindow', [invited], { expiresAt: later(-1) });
    expect(first.before).toEqual([{ invitationId: invited.invitation.id, ...dates }]);
    app.clock.advance(1);
    const second = await act('setInvitationWindow', [invited], { expiresAt: later(-1) });
    expect(second).toEqual({ changed: [], before: [], skippedCount: 1 });
  });

  it('at once is taken back from those alone that stand as it left them', async () => {
    const [left, redated] = [await invite(), await invite()];
    const { changed } = await act('setInvitationWindow', [left, redated], { expiresAt: later(-1) });
    const fromExpiresAt = changed[0]!.expiresAt;
    const given = later(2 * DAY);
    await act('setInvitationWindow', [redated], { expiresAt: given });
    const back = { expiresAt: later(DAY), fromExpiresAt };
    const undone = await act('setInvitationWindow', [left, redated], back);
    expect(undone.changed.map(({ id, expiresAt }) => [id, expiresAt])).toEqual([[left.invitation.id, back.expiresAt]]);
    expect(undone.skippedCount).toBe(1);
    expect((await stored.invitation(app, redated.invitation.id)).expiresAt).toEqual(new Date(given));
  });

  it('of those that have none is set, and of no others', async () => {
    const [open, dated] = [await invite(), await invite()];
    await act('setInvitationWindow', [dated], { expiresAt: later(DAY) });
    const { changed } = await act('setInvitationWindow', [open, dated], {
      expiresAt: later(HOUR),
      fromExpiresAt: null,
    });
    expect(changed.map(({ id }) => id)).toEqual([open.invitation.id]);
  });

  it('can be set when inviting, but not to the past', async () => {
    const person = { firstName: 'Noor', lastName: 'Hashimi', email: 'noor.dated@example.com', phone: '+97150555014' };
    const send = (expiresAt: string) =>
      hr.graphql(
        graphql(`
          mutation InvitationLife_inviteCandidates($input: InviteCandidatesInput!) {
            inviteCandidates(input: $input) { invitations { expiresAt } }
          }
        `),
        { input: { assessmentId, candidates: [person], expiresAt } },
      );
    expect((await send(later(0))).code).toBe('INVALID_INPUT');
    const expiresAt = later(DAY);
    expect((await send(expiresAt)).data?.inviteCandidates.invitations[0]).toEqual({ expiresAt });
    await app.runJobs();
    expect(app.mailbox.to(person.email)[0]!.text).toContain('Start before: ');
  });
});

describe('a start', () => {
  it('keeps the exam shut until its moment, says when that is, and opens by the clock', async () => {
    const invited = await invite();
    const opensAt = later(HOUR);
    const { changed } = await act('setInvitationWindow', [invited], { opensAt, expiresAt: later(DAY) });
    expect(changed[0]).toMatchObject({ opensAt, expiresAt: later(DAY) });
    const shut = { state: 'UNAVAILABLE', unavailableReason: 'NOT_OPEN_YET', opensAt };
    expect(await entryOf(invited.examToken)).toMatchObject(shut);
    const refusal = { code: 'EXAM_UNAVAILABLE', params: { reason: 'NOT_OPEN_YET' } };
    await expect(aPage(app, invited.examToken).start()).rejects.toMatchObject(refusal);
    app.clock.set(opensAt);
    expect(await entryOf(invited.examToken)).toMatchObject({ state: 'NOT_STARTED', opensAt });
    expect((await aPage(app, invited.examToken).start()).state).toBe('IN_PROGRESS');
  });

  it('lies within the assessment’s own window and before the end', async () => {
    const invited = await invite();
    const configure = (configuration: object) =>
      app.dataSource.query('update assessments set configuration = configuration || $2 where id = $1', [
        assessmentId,
        configuration,
      ]);
    const problem = async (more: object) =>
      (await ask(hr, 'setInvitationWindow', [invited], more)).errors[0]?.extensions.params;
    const fields = (path: string, rule: string) => ({ fields: [{ path, rule }] });
    await configure({ opensAt: later(2 * HOUR), closesAt: later(DAY) });
    expect(await problem({ opensAt: later(HOUR) })).toEqual(fields('opensAt', 'before-window'));
    expect(await problem({ opensAt: later(DAY) })).toEqual(fields('opensAt', 'after-window'));
    const shut = { opensAt: later(3 * HOUR), expiresAt: later(3 * HOUR) };
    expect(await problem(shut)).toEqual(fields('expiresAt', 'after-opening'));
    await act('setInvitationWindow', [invited], { opensAt: later(3 * HOUR) });
    expect(await problem({ expiresAt: later(HOUR) })).toEqual(fields('expiresAt', 'after-opening'));
    await configure({ opensAt: later(4 * HOUR) });
    expect(await entryOf(invited.examToken)).toMatchObject({ opensAt: later(4 * HOUR), closesAt: later(DAY) });
    expect(await act('setInvitationWindow', [invited], { expiresAt: later(5 * HOUR) })).toMatchObject({
      skippedCount: 0,
    });
    await act('setInvitationWindow', [invited], { expiresAt: later(-1) });
    expect(await entryOf(invited.examToken)).toMatchObject({ unavailableReason: 'EXPIRED' });
  });

  it('can be set when inviting, and the mail names both ends in the zone of whoever invites', async () => {
    await app.dataSource.query(`update users set settings = settings || '{"timeZone": "Asia/Dubai"}' where id = $1`, [
      hr.user.id,
    ]);
    const person = { firstName: 'Noor', lastName: 'Hashimi', email: 'noor.window@example.com', phone: '+97150555015' };
    const send = (more: object) =>
      hr.graphql(
        graphql(`
          mutation InvitationLife_inviteCandidates2($input: InviteCandidatesInput!) {
            inviteCandidates(input: $input) { invitations { opensAt } }
          }
        `),
        { input: { assessmentId, candidates: [person], ...more } },
      );
    expect((await send({ opensAt: later(DAY), expiresAt: later(HOUR) })).code).toBe('INVALID_INPUT');
    const opensAt = later(HOUR);
    const { data } = await send({ opensAt, expiresAt: later(DAY) });
    expect(data?.inviteCandidates.invitations[0]).toEqual({ opensAt });
    await app.runJobs();
    const { text } = app.mailbox.to(person.email)[0]!;
    expect(text).toMatch(/Start from: .+ \(Gulf Standard Time, UTC\+4\)/);
    expect(text).toMatch(/Start before: .+ \(Gulf Standard Time, UTC\+4\)/);
  });
});

describe('reminders', () => {
  const choose = (reminders: object | null) =>
    app.dataSource.query(`update assessments set configuration = configuration || $2 where id = $1`, [
      assessmentId,
      { reminders },
    ]);
  const countAfter = async (seconds: number, invited: Invited) => {
    app.clock.advance(seconds);
    await remind();
    return remindersTo(invited).length;
  };

  it('go as the assessment wants it: two before the end, and shown at the invitation', async () => {
    await choose({ afterDays: null, daysBefore: [5, 2] });
    const invited = await invite();
    await app.runJobs();
    await act('setInvitationWindow', [invited], { expiresAt: later(10 * DAY) });
    expect(await countAfter(5 * DAY - 1, invited)).toBe(0);
    expect(await countAfter(1, invited)).toBe(1);
    expect(await countAfter(3 * DAY - 1, invited)).toBe(1);
    expect(await countAfter(1, invited)).toBe(2);
    expect(await countAfter(DAY + HOUR, invited)).toBe(2);
    hr = await app.as.user(hr.user);
    const { changed } = await act('setInvitationWindow', [invited], { expiresAt: later(9 * DAY) });
    expect(changed[0]!.remindedAt).toBe(later(-DAY - HOUR));
  });

  it('do not go at all where the assessment wants none', async () => {
    await choose({ afterDays: null, daysBefore: [] });
    const invited = await invite();
    await app.runJobs();
    await act('setInvitationWindow', [invited], { expiresAt: later(6 * DAY) });
    for (let day = 1; day <= 5; day += 1) expect(await countAfter(DAY, invited)).toBe(0);
  });

  it('count their days after the mail from when it opens, and never go before', async () => {
    await choose({ afterDays: 1, daysBefore: [] });
    const invited = await invite();
    await app.runJobs();
    await act('setInvitationWindow', [invited], { opensAt: later(4 * DAY) });
    expect(await countAfter(4 * DAY, invited)).toBe(0);
    expect(await countAfter(DAY - 1, invited)).toBe(0);
    expect(await countAfter(1, invited)).toBe(1);
  });

  const remind = async () => {
    await Promise.all([app.get(RemindCandidates).execute(), app.get(RemindCandidates).execute()]);
    await app.runJobs();
  };
  const remindersTo = (invited: Invited) => mailsTo(invited).filter(({ subject }) => subject.startsWith('Reminder'));

  race('go three days after the mail and a day before the end, each once, whatever runs twice', async () => {
    const invited = await invite();
    await app.runJobs();
    await act('setInvitationWindow', [invited], { expiresAt: later(6 * DAY) });
    await remind();
    expect(remindersTo(invited)).toHaveLength(0);
    app.clock.advance(3 * DAY);
    await remind();
    await remind();
    expect(remindersTo(invited)).toHaveLength(1);
    expect(remindersTo(invited)[0]!.text).toContain(invited.examToken);
    app.clock.advance(2 * DAY - 1);
    await remind();
    expect(remindersTo(invited)).toHaveLength(1);
    app.clock.advance(1);
    await remind();
    await remind();
    expect(remindersTo(invited)).toHaveLength(2);
  });

  it('do not go to those who have begun, are revoked or expired, or were only just invited for a near end', async () => {
    const [begun, revoked, expired, short] = [await invite(), await invite(), await invite(), await invite()];
    await app.runJobs();
    await aPage(app, begun.examToken).start();
    await act('revokeInvitations', [revoked]);
    await act('setInvitationWindow', [expired], { expiresAt: later(23 * HOUR) });
    await act('setInvitationWindow', [short], { expiresAt: later(20 * HOUR) });
    await remind();
    app.clock.advance(3 * DAY);
    await remind();
    for (const invited of [begun, revoked, expired, short]) expect(remindersTo(invited)).toEqual([]);
  });

  it('do not go to people of long ago, when they are switched on', async () => {
    const invited = await invite();
    await app.runJobs();
    app.clock.advance(30 * DAY);
    await remind();
    expect(remindersTo(invited)).toEqual([]);
  });
});

describe('many at once', () => {
  it('are changed but for those that are not the viewer’s or not there any more, of which is told', async () => {
    const [own, erased] = [await invite(), await invite()];
    const stranger = await app.as.hr();
    const other = await anInvitation(app, stranger.user, (await aPublishedAssessment(app, stranger.user)).id);
    await (await app.as.superAdmin()).data(ERASE, { input: { id: erased.candidate.id } });
    const { changed, skippedCount, missingIds } = await act('revokeInvitations', [other, own, erased]);
    expect(changed.map(({ id }) => id)).toEqual([own.invitation.id]);
    expect(missingIds).toEqual([other.invitation.id, erased.invitation.id]);
    expect(skippedCount).toBe(0);
    expect((await stored.invitation(app, other.invitation.id)).revokedAt).toBeNull();
    expect((await ask(hr, 'revokeInvitations', [other, erased])).code).toBe('INVITATION_NOT_FOUND');
  });

  it('are never more than 500', async () => {
    const own = await invite();
    const ids = Array.from({ length: 501 }, () => own.invitation.id);
    const { code } = await ask(hr, 'revokeInvitations', [], { invitationIds: ids });
    expect(code).toBe('INVALID_INPUT');
  });
});

describe('a calendar of windows', () => {
  const MOMENTS = graphql(`
    query InvitationLife_windowMoments($from: DateTime!, $until: DateTime!, $assessmentId: ID) {
      windowMoments(from: $from, until: $until, assessmentId: $assessmentId) {
        kind at count assessmentTitle
      }
    }
  `);
  const moments = (who: SignedIn, more: object = {}) =>
    who.graphql(MOMENTS, {
      from: later(-DAY),
      until: later(30 * DAY),
      ...more,
    });
  const shown = async (who = hr, more: object = {}) =>
    (await moments(who, more)).data?.windowMoments.map(({ kind, at, count }) => [kind, at, count]);

  it('tells when people can begin and until when, those of one list together', async () => {
    const [early, late, begun, revoked] = [await invite(), await invite(), await invite(), await invite()];
    const window = { opensAt: later(DAY), expiresAt: later(3 * DAY) };
    await act('setInvitationWindow', [early, late], window);
    await act('setInvitationWindow', [begun, revoked], { expiresAt: later(2 * DAY) });
    await aPage(app, begun.examToken).start();
    await act('revokeInvitations', [revoked]);
    const expected = [
      ['INVITATIONS_OPEN', window.opensAt, 2],
      ['INVITATIONS_END', window.expiresAt, 2],
    ];
    expect(await shown()).toEqual(expected);
    expect(await shown(hr, { assessmentId })).toEqual(expected);
    expect(await shown(hr, { until: later(2 * DAY) })).toEqual(expected.slice(0, 1));
    const other = await app.as.hr();
    expect(await shown(other)).toEqual([]);
    expect((await moments(other, { assessmentId })).code).toBe('ASSESSMENT_NOT_FOUND');
  });

  it('tells when an assessment opens and closes, and how many have not begun', async () => {
    const [opensAt, closesAt] = [later(HOUR), later(5 * DAY)];
    await hr.data(
      graphql(`
        mutation InvitationLife_updateAssessment($input: UpdateAssessmentInput!) {
          updateAssessment(input: $input) { assessment { id } }
        }
      `),
      {
        input: { id: assessmentId, configuration: { opensAt, closesAt } },
      },
    );
    await invite();
    expect(await shown()).toEqual([
      ['ASSESSMENT_OPENS', opensAt, 1],
      ['ASSESSMENT_CLOSES', closesAt, 1],
    ]);
  });

  it('is for two months at most', async () => {
    expect((await moments(hr, { until: later(63 * DAY) })).code).toBe('INVALID_INPUT');
  });
});
