import type { DecisionStageInput, InvitationFilter } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import type { Invited } from '../kit/builders/invitations';

const documents = {
  decide: graphql(`
    mutation Deciding_decideOnInvitations($input: DecideOnInvitationsInput!) {
      decideOnInvitations(input: $input) {
        changed { id decisionStage { id name } decisions { edges { node { stage { id name } reason decidedByName } } } }
        before { invitationId decisionStageId }
        skippedCount
      }
    }
  `),
  tag: graphql(`
    mutation Deciding_tagInvitations($input: TagInvitationsInput!) {
      tagInvitations(input: $input) { changed { id tags } before { invitationId tags } skippedCount }
    }
  `),
  stages: graphql(`
    mutation Deciding_setDecisionStages($input: SetDecisionStagesInput!) {
      setDecisionStages(input: $input) { assessment { decisionStages { id name count } } }
    }
  `),
  write: graphql(`
    mutation Deciding_writeNote($input: WriteNoteInput!) {
      writeNote(input: $input) { note { id text writtenByName isOwn mentionedNames } }
    }
  `),
  delete: graphql(`mutation Deciding_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }`),
  home: graphql(`
    query Deciding_assessment($id: ID!) {
      assessment(id: $id) { tags decisionStages { id name count } colleagues { edges { node { id name } } } }
    }
  `),
  list: graphql(`
    query Deciding_assessment2($id: ID!, $filter: InvitationFilter) {
      assessment(id: $id) {
        invitations(filter: $filter) { totalCount edges { node { id tags notes { edges { node { text } } } } } }
      }
    }
  `),
};

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr({ name: 'Salma Nasser' });
  assessmentId = (await aPublishedAssessment(app, hr.user)).id;
});

const invite = () => anInvitation(app, hr.user, assessmentId);
const idsOf = (invited: Invited[]) => invited.map(({ invitation }) => invitation.id);
const decide = (invited: Invited[], stageId: string | null, reason?: string, by = hr) =>
  by.graphql(documents.decide, {
    input: { invitationIds: idsOf(invited), stageId, reason },
  });
const home = async () => (await hr.data(documents.home, { id: assessmentId })).assessment;
const setStages = (stages: DecisionStageInput[], isForAll = false, by = hr) =>
  by.graphql(documents.stages, { input: { assessmentId, stages, isForAll } });
const stagesAt = async (id: string, by = hr) =>
  (await by.data(documents.home, { id })).assessment.decisionStages.map((stage) => stage.name ?? stage.id);
const auditOf = (action: string, { invitation }: Invited) =>
  app.dataSource.query<{ name: string; label: string }[]>(
    'select actor_name as name, object_label as label from audit_entries where action = $1 and object_id = $2 order by id',
    [action, invitation.id],
  );
const listed = async (filter: InvitationFilter) => {
  const {
    assessment: { invitations },
  } = await hr.data(documents.list, {
    id: assessmentId,
    filter,
  });
  return invitations.edges.map(({ node }) => node.id);
};

describe('deciding works', () => {
  it('on many at once, with a reason that stays with the decision and in the audit log', async () => {
    const [first, second, other] = [await invite(), await invite(), await invite()];
    const { data } = await decide([first, second], 'shortlist', ' Clear answers. ');
    expect(data?.decideOnInvitations).toMatchObject({ skippedCount: 0 });
    expect(data?.decideOnInvitations.changed).toEqual(
      [first, second]
        .map(({ invitation }) => invitation.id)
        .sort()
        .map((id) => ({
          id,
          decisionStage: { id: 'shortlist', name: null },
          decisions: {
            edges: [
              {
                node: {
                  stage: { id: 'shortlist', name: null },
                  reason: 'Clear answers.',
                  decidedByName: 'Salma Nasser',
                },
              },
            ],
          },
        })),
    );
    expect(await auditOf('invitation.decide', first)).toEqual([
      { name: 'Salma Nasser', label: `${first.candidate.email} · – → shortlist · Clear answers.` },
    ]);
    expect((await home()).decisionStages.map(({ id, count }) => [id, count])).toEqual([
      ['to-read', 0],
      ['shortlist', 2],
      ['offer', 0],
      ['rejected', 0],
    ]);
    expect((await listed({ decisionStageIds: ['shortlist'] })).sort()).toEqual(idsOf([first, second]).sort());
    expect(await listed({ decisionStageIds: ['offer'] })).toEqual([]);
    expect(await auditOf('invitation.decide', other)).toEqual([]);
  });

  it('once: who stands there already is skipped and gets no second decision', async () => {
    const somebody = await invite();
    await decide([somebody], 'offer');
    const { data } = await decide([somebody], 'offer', 'Again');
    expect(data?.decideOnInvitations).toEqual({ changed: [], before: [], skippedCount: 1 });
    app.clock.advance(1);
    const back = await decide([somebody], null, 'By mistake');
    expect(back.data?.decideOnInvitations.changed).toMatchObject([
      {
        decisionStage: null,
        decisions: {
          edges: [{ node: { stage: null, reason: 'By mistake' } }, { node: { stage: { id: 'offer' } } }],
        },
      },
    ]);
  });

  it('and says where each stood until then, so that it can be taken back from those who stand there still', async () => {
    const [here, there, nowhere] = [await invite(), await invite(), await invite()];
    await decide([here], 'to-read');
    await decide([there], 'offer');
    const { data } = await decide([here, there, nowhere], 'shortlist');
    const before = [
      { invitationId: here.invitation.id, decisionStageId: 'to-read' },
      { invitationId: there.invitation.id, decisionStageId: 'offer' },
      { invitationId: nowhere.invitation.id, decisionStageId: null },
    ];
    expect(data?.decideOnInvitations.before).toHaveLength(3);
    expect(data?.decideOnInvitations.before).toEqual(expect.arrayContaining(before));
    await decide([there], 'rejected');
    const back = await hr.data(documents.decide, {
      input: { invitationIds: idsOf([here, there]), stageId: 'to-read', fromStageId: 'shortlist' },
    });
    expect(back.decideOnInvitations.changed.map(({ id }) => id)).toEqual(idsOf([here]));
    expect(back.decideOnInvitations.skippedCount).toBe(1);
    expect(await listed({ decisionStageIds: ['rejected'] })).toEqual(idsOf([there]));
  });

  it('never by itself: an invitation begins on no stage', async () => {
    const { invitation } = await invite();
    expect(invitation.decisionStage).toBeNull();
  });
});

it('people of several assessments stand each on the stage by the name that it has in theirs', async () => {
  await setStages([{ id: 'to-read' }, { id: 'offer', name: 'Contract sent' }]);
  const elsewhere = await aPublishedAssessment(app, hr.user);
  const [here, there] = [await invite(), await anInvitation(app, hr.user, elsewhere.id)];
  expect((await decide([here, there], 'offer')).code).toBeUndefined();
  const names = await app.dataSource.query<{ id: string; name: string | null }[]>(
    'select invitation_id as id, stage_name as name from decisions where invitation_id = any($1)',
    [idsOf([here, there])],
  );
  expect(Object.fromEntries(names.map(({ id, name }) => [id, name]))).toEqual({
    [here.invitation.id]: 'Contract sent',
    [there.invitation.id]: null,
  });
  expect((await auditOf('invitation.decide', here))[0]?.label).toMatch(/ · – → Contract sent$/);
  expect((await auditOf('invitation.decide', there))[0]?.label).toMatch(/ · – → offer$/);
});

it('the audit log says from which stage somebody was moved, by the name that it had then', async () => {
  await setStages([{ id: 'to-read' }, { id: 'offer', name: 'Contract sent' }, { id: 'rejected' }]);
  const [atOffer, atNone] = [await invite(), await invite()];
  const emailOf = ({ candidate }: Invited) => candidate.email;
  await decide([atOffer], 'offer');
  app.clock.advance(1);
  await decide([atOffer, atNone], 'rejected', 'Signed elsewhere.');
  app.clock.advance(1);
  await setStages([{ id: 'to-read' }, { id: 'offer' }, { id: 'rejected', name: 'Not this time' }]);
  await decide([atOffer], null);
  const labels = async (one: Invited) => (await auditOf('invitation.decide', one)).map(({ label }) => label);
  expect(await labels(atOffer)).toEqual([
    `${emailOf(atOffer)} · – → Contract sent`,
    `${emailOf(atOffer)} · Contract sent → rejected · Signed elsewhere.`,
    `${emailOf(atOffer)} · Not this time → –`,
  ]);
  expect(await labels(atNone)).toEqual([`${emailOf(atNone)} · – → rejected · Signed elsewhere.`]);
});

describe('deciding refuses', () => {
  it('a stage that one of the assessments does not have, and moves nobody', async () => {
    const somebody = await invite();
    expect((await decide([somebody], 'hired')).code).toBe('DECISION_STAGE_NOT_FOUND');
    expect(await auditOf('invitation.decide', somebody)).toEqual([]);
  });

  it('a program, whatever its key may: a decision is a person’s', async () => {
    const somebody = await invite();
    const key = await app.as.key(hr, ['READ', 'INVITE', 'RESULTS', 'AUTHORING']);
    const input = { invitationIds: idsOf([somebody]), stageId: 'rejected' };
    expect((await key.graphql(documents.decide, { input })).code).toBe('API_KEY_REFUSED');
    expect((await home()).decisionStages.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });

  it('somebody else’s candidates', async () => {
    const stranger = await app.as.hr();
    expect((await decide([await invite()], 'offer', undefined, stranger)).code).toBe('INVITATION_NOT_FOUND');
  });
});

describe('stages of one’s own', () => {
  it('are named, ordered, added and removed for one assessment', async () => {
    const stages = [{ id: 'to-read' }, { name: 'Call first' }, { id: 'offer', name: 'Offer sent' }];
    const { data } = await setStages(stages);
    const kept = data?.setDecisionStages.assessment.decisionStages ?? [];
    expect(kept.map(({ name }) => name)).toEqual([null, 'Call first', 'Offer sent']);
    const somebody = await invite();
    await decide([somebody], kept[1]?.id ?? '');
    expect((await home()).decisionStages[1]).toMatchObject({ name: 'Call first', count: 1 });
    const other = await aPublishedAssessment(app, hr.user);
    const { assessment } = await hr.data(documents.home, { id: other.id });
    expect(assessment.decisionStages.map(({ id }) => id)).toEqual(['to-read', 'shortlist', 'offer', 'rejected']);
  });

  it('are those of all the owner’s assessments when that is asked for, but nobody loses a stage they stand on', async () => {
    const [mine, other, fresh] = [
      await invite(),
      await aPublishedAssessment(app, hr.user),
      await aPublishedAssessment(app, hr.user),
    ];
    const theirs = await anInvitation(app, hr.user, other.id);
    await decide([theirs], 'shortlist');
    await setStages([{ id: 'to-read' }, { name: 'Trial day' }], true);
    expect(await stagesAt(fresh.id)).toEqual(['to-read', 'Trial day']);
    expect(await stagesAt(other.id)).toEqual(['to-read', 'shortlist', 'offer', 'rejected']);
    expect((await decide([mine], 'shortlist')).code).toBe('DECISION_STAGE_NOT_FOUND');
  });

  it('are those of the assessments of who asks for it, also when they stand in another’s', async () => {
    const admin = await app.as.admin();
    const [own, another] = [await aPublishedAssessment(app, admin.user), await aPublishedAssessment(app, hr.user)];
    await setStages([{ id: 'to-read' }, { name: 'Trial day' }], true, admin);
    expect(await stagesAt(own.id, admin)).toEqual(['to-read', 'Trial day']);
    expect(await stagesAt(assessmentId)).toEqual(['to-read', 'Trial day']);
    expect(await stagesAt(another.id)).toEqual(['to-read', 'shortlist', 'offer', 'rejected']);
  });

  it('are not removed while somebody is on one', async () => {
    await decide([await invite()], 'offer');
    const { errors } = await setStages([{ id: 'to-read' }]);
    expect(errors[0]?.extensions).toEqual({ code: 'DECISION_STAGE_IN_USE', params: { count: 1 } });
  });

  race('are not removed while somebody is being put on one', async () => {
    const somebody = await invite();
    const [moved, removed] = await Promise.all([decide([somebody], 'offer'), setStages([{ id: 'to-read' }])]);
    const codes = [moved.code, removed.code];
    expect(codes.filter((code) => code !== undefined)).toHaveLength(1);
    expect(['DECISION_STAGE_NOT_FOUND', 'DECISION_STAGE_IN_USE']).toContain(codes.find((code) => code !== undefined));
  });

  it.each([
    [[{ name: 'Call' }, { name: 'call' }], 'stages.1.name', 'duplicate'],
    [[{ name: ' ' }], 'stages.0.name', 'required'],
    [[{ id: 'hired', name: 'Hired' }], 'stages.0.id', 'invalid'],
  ])('refuse %j', async (stages, path, rule) => {
    const { errors } = await setStages(stages);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', params: { fields: [{ path, rule }] } });
  });
});

describe('tags', () => {
  const tag = (invited: Invited[], add: string[], remove: string[] = []) =>
    hr.graphql(documents.tag, {
      input: { invitationIds: idsOf(invited), add, remove },
    });

  it('are added to many and taken off, found again, and listed with the assessment', async () => {
    const [first, second] = [await invite(), await invite()];
    await tag([first, second], ['Riyadh', ' night  shift ']);
    const { data } = await tag([second], ['Jeddah'], ['Riyadh']);
    expect(data?.tagInvitations.changed).toMatchObject([{ tags: ['night shift', 'Jeddah'] }]);
    expect(await listed({ tags: ['Riyadh'] })).toEqual(idsOf([first]));
    expect((await home()).tags).toEqual(['Jeddah', 'Riyadh', 'night shift']);
  });

  it('refuse one that is too long', async () => {
    const { errors } = await tag([await invite()], ['x'.repeat(31)]);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('notes', () => {
  const write = (invited: Invited, text: string, mentionIds: string[] = [], by = hr) =>
    by.graphql(documents.write, {
      input: { invitationId: invited.invitation.id, text, mentionIds },
    });

  it('mail a colleague who is mentioned, and whom else nobody', async () => {
    const [admin, somebody] = [await app.as.admin({ name: 'Huda Karim' }), await invite()];
    expect((await home()).colleagues.edges).toContainEqual({ node: { id: admin.user.id, name: 'Huda Karim' } });
    const { data } = await write(somebody, '@Huda Karim please read the second answer.', [admin.user.id]);
    expect(data?.writeNote.note).toMatchObject({ mentionedNames: ['Huda Karim'] });
    await app.runJobs();
    const mails = app.mailbox.to(admin.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Salma Nasser mentioned you in a note']);
    expect(mails[0]?.text).toContain('please read the second answer');
    expect(app.mailbox.to(somebody.candidate.email).some(({ text }) => text.includes('second answer'))).toBe(false);
  });

  it('cannot mention somebody who could not see it', async () => {
    const stranger = await app.as.hr();
    expect((await write(await invite(), 'Look.', [stranger.user.id])).code).toBe('COLLEAGUE_NOT_FOUND');
    expect((await write(await invite(), 'Look.', [], stranger)).code).toBe('INVITATION_NOT_FOUND');
  });

  it('are deleted by whoever wrote them, and by nobody else', async () => {
    const [admin, somebody] = [await app.as.admin(), await invite()];
    const { data } = await write(somebody, 'Thin.');
    const input = { id: data!.writeNote.note.id };
    expect((await admin.graphql(documents.delete, { input })).code).toBe('NOTE_NOT_FOUND');
    expect((await hr.graphql(documents.delete, { input })).code).toBeUndefined();
    const {
      assessment: { invitations },
    } = await hr.data(documents.list, {
      id: assessmentId,
    });
    expect(invitations.edges[0]?.node.notes.edges).toEqual([]);
  });
});
