import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataClass } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { staffControls } from '../kit/builders/controls';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt, resultOf, rightAnswer } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';
import { questionDrafts } from '../kit/builders/questions';
import { ApplyRetention } from '../../src/modules/reports/privacy/apply-retention';
import { unpackArchive } from '../../src/platform/archives';
import { AppConfig } from '../../src/platform/config';
import { MailTransport } from '../../src/platform/mail/mail-transport.port';

const DATA = graphql(`
  query Privacy_candidateData($id: ID!) {
    candidateData(id: $id) {
      candidate { email }
      fileCount
      tables { name count records { fields { name value } } }
    }
  }
`);
const ERASE = graphql(`
  mutation Privacy_eraseCandidate($input: EraseCandidateInput!) {
    eraseCandidate(input: $input) {
      erasure { id erasedByName fileCount sha256 certificate deleted { name count } }
    }
  }
`);
const SET = graphql(`
  mutation Privacy_setRetention($input: SetRetentionInput!) {
    setRetention(input: $input) { retentionRules { dataClass days } }
  }
`);
const KEPT = graphql(`
  query Privacy_attempt($id: ID!) { attempt(id: $id) { answersForgottenAt } }
`);
const MARK = graphql(`
  mutation Privacy_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { percentage } } }
  }
`);

const WRITE_NOTE = graphql(`
  mutation Privacy_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }
`);
const DELETE_NOTE = graphql(`
  mutation Privacy_deleteNote($input: DeleteNoteInput!) { deleteNote(input: $input) { noteId } }
`);

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;

describe('privacy', () => {
  let app: TestApp;
  let hr: SignedIn;
  let admin: SignedIn;
  let sat: SatExam;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    app.clock.set('2026-11-01T08:00:00Z');
    hr = await app.as.hr();
    admin = await app.as.admin();
    const essay = { draft: questionDrafts.openEnded({ score: 5 }), answer: { text: 'My own words.' } };
    sat = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
  });
  afterAll(() => app.close());

  const data = async (client: ApiClient = hr) =>
    (await client.data(DATA, { id: sat.candidate.id })).candidateData.tables;
  const erase = (client: ApiClient = admin) => client.graphql(ERASE, { input: { id: sat.candidate.id } });
  const count = async (text: string, ...values: unknown[]) =>
    (await app.dataSource.query<unknown[]>(text, values)).length;

  it('shows everything that is stored, and no key', async () => {
    const tables = await data();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'answers',
        'attempts',
        'attempt_questions',
        'candidates',
        'invitations',
        'marks',
        'results',
      ]),
    );
    const text = JSON.stringify(tables);
    expect(text).toContain('My own words.');
    expect(text).toContain(sat.candidate.phone);
    expect(text).not.toMatch(/answer_key|rubric/);
  });

  it('keeps to the scope of the viewer', async () => {
    const other = await app.as.hr();
    expect((await other.graphql(DATA, { id: sat.candidate.id })).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await erase(await app.as.hr())).code).toBe('FORBIDDEN');
    const foreign = await aMarkedAttempt(app, (await app.as.superAdmin()).user);
    expect((await admin.graphql(ERASE, { input: { id: foreign.candidate.id } })).code).toBe('CANDIDATE_NOT_FOUND');
  });

  it('hands everything over as an archive', async () => {
    const response = await hr.request({ method: 'GET', url: `/api/v1/candidate/${sat.candidate.id}/data.zip` });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = await unpackArchive(response.rawPayload, { entries: 10, unpackedBytes: 1_000_000 });
    expect(files.get('data.json')?.toString()).toContain('My own words.');
    const found = await app.dataSource.query<object[]>(
      `select action, object_label from audit_entries where action = 'candidate.export-data'`,
    );
    expect(found).toEqual([{ action: 'candidate.export-data', object_label: null }]);
  });

  it('erases everything of one person, and of nobody else', async () => {
    const assessment = await aPublishedAssessment(app, hr.user);
    const { candidate: other } = await anInvitation(app, hr.user, assessment.id);
    await app.runJobs();
    await app.dataSource.query(
      `insert into audit_entries (at, action, object_label, outcome) values (now(), 'result.delete', $1, 'done')`,
      [`Exam · ${sat.candidate.email}`],
    );
    const { data: erased } = await erase();
    const { certificate, sha256, deleted } = erased!.eraseCandidate.erasure;
    expect(createHash('sha256').update(certificate).digest('hex')).toBe(sha256);
    expect(deleted).toEqual(
      expect.arrayContaining([
        { name: 'answers', count: 2 },
        { name: 'candidates', count: 1 },
        { name: 'audit_entries', count: 1 },
      ]),
    );
    for (const table of ['attempts', 'answers', 'results', 'marks'])
      expect(await count(`select from ${table}`)).toBe(0);
    const mails = 'select from mails where recipient = $1';
    expect([await count(mails, sat.candidate.email), await count(mails, other.email)]).toEqual([0, 1]);
    expect(await count('select from candidates where id = $1', other.id)).toBe(1);
    expect((await hr.graphql(DATA, { id: sat.candidate.id })).code).toBe('CANDIDATE_NOT_FOUND');
  });

  it('erases the mails about an exam that was deleted before', async () => {
    await app.runJobs();
    const mails = 'select from mails where recipient = $1';
    expect(await count(mails, sat.candidate.email)).toBeGreaterThan(0);
    const url = `/api/v1/assessment-result/assessmentId/${sat.assessmentId}/candidateId/${sat.candidate.id}`;
    expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(200);
    await erase();
    expect(await count(mails, sat.candidate.email)).toBe(0);
  });

  it('erases what the data folder holds where no mail server is, of their mails and of those about them', async () => {
    const transport = app.get(MailTransport);
    Object.assign(transport, { isConfigured: false });
    const outbox = join(app.get(AppConfig).dataDir, 'outbox');
    const written = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    try {
      sat = await aMarkedAttempt(app, hr.user);
      const mention = { invitationId: sat.invitation.id, text: 'Slow, but thorough.', mentionIds: [admin.user.id] };
      const { note } = (await hr.data(WRITE_NOTE, { input: mention })).writeNote;
      await app.runJobs();
      await hr.data(DELETE_NOTE, { input: { id: note.id } });
      const assessment = await aPublishedAssessment(app, hr.user);
      const { candidate: other } = await anInvitation(app, hr.user, assessment.id);
      await app.runJobs();
      const words = [sat.candidate.email, 'Slow, but thorough.'];
      const about = () => words.map((word) => written().some((text) => text.includes(word)));
      expect(about()).toEqual([true, true]);
      await erase();
      await app.runJobs();
      expect(about()).toEqual([false, false]);
      expect(written().some((text) => text.includes(other.email))).toBe(true);
    } finally {
      Object.assign(transport, { isConfigured: true });
    }
  });

  it('keeps the proof without a word about whom', async () => {
    const { data: erased } = await erase();
    const [entry] = await app.dataSource.query<{ object_label: string; object_id: string }[]>(
      `select object_label, object_id from audit_entries where action = 'candidate.erase'`,
    );
    expect(entry?.object_label).toBe(`sha256 ${erased!.eraseCandidate.erasure.sha256}`);
    const rest = JSON.stringify(await app.dataSource.query<unknown[]>('select * from audit_entries, erasures'));
    for (const word of [sat.candidate.id, sat.candidate.email, sat.candidate.lastName, sat.candidate.phone])
      expect(rest).not.toContain(word);
    expect(erased!.eraseCandidate.erasure.certificate).not.toContain(sat.candidate.email);
  });

  it('takes the name as well out of the log, and leaves those whose address only ends alike', async () => {
    const name = `${sat.candidate.firstName} ${sat.candidate.lastName}`;
    const labels = [
      ['attempt', sat.attemptId, name],
      ['candidate', sat.candidate.id, name],
      ['invitation', 'another', `Exam · x${sat.candidate.email}`],
    ];
    for (const values of labels)
      await app.dataSource.query(
        `insert into audit_entries (at, action, object_type, object_id, object_label, outcome)
         values (now(), 'report.export', $1, $2, $3, 'done')`,
        values,
      );
    await erase();
    const left = await app.dataSource.query<{ label: string | null }[]>(
      `select object_label as label from audit_entries where action = 'report.export' order by object_type`,
    );
    expect(left.map(({ label }) => label)).toEqual([null, null, `Exam · x${sat.candidate.email}`]);
  });

  it('takes no name out of the log while what the entry is about is there, whoever asks', async () => {
    const seen = `select id, action, object_label from audit_entries order by id`;
    const key = ['api-key', sat.candidate.id, 'payroll · RESULTS'];
    const attempt = ['attempt', sat.attemptId, `Exam · ${sat.candidate.email}`];
    const staff = ['user', hr.user.id, hr.user.email];
    for (const values of [key, attempt, staff, ['user', null, hr.user.email]])
      await app.dataSource.query(
        `insert into audit_entries (at, action, object_type, object_id, object_label, outcome)
         values (now(), 'kept', $1, $2, $3, 'done')`,
        values,
      );
    const before = await app.dataSource.query<unknown[]>(seen);
    const everything = 'select array_agg(distinct object_id) as ids from audit_entries';
    const [{ ids } = { ids: [] }] = await app.dataSource.query<{ ids: string[] }[]>(everything);
    for (const word of [sat.candidate.email, hr.user.email, 'payroll'])
      await app.dataSource.query('select forget_in_audit($1, $2::text[])', [word, ids]);
    expect(await app.dataSource.query(seen)).toEqual(before);
  });

  it('leaves the audit log closed to everything else', async () => {
    await erase();
    for (const change of [`update audit_entries set object_label = 'x'`, 'delete from audit_entries']) {
      await expect(app.dataSource.query(change)).rejects.toThrow('permission denied');
      await expect(app.owner.query(change)).rejects.toThrow('append-only');
    }
  });

  describe('retention', () => {
    const set = async (dataClass: DataClass, days: number | null, client?: ApiClient) =>
      (client ?? (await app.as.superAdmin())).graphql(SET, {
        input: { dataClass, days },
      });
    const apply = () => app.get(ApplyRetention).execute();
    const markEssay = async () => {
      const [, essay] = (await resultOf(hr, sat)).questions;
      await hr.data(MARK, { input: { questionId: essay!.id, score: 5 } });
    };

    it('is set by super-admins, in whole days', async () => {
      expect((await set('ANSWERS', 30, admin)).code).toBe('FORBIDDEN');
      for (const days of [0, 3651]) expect((await set('ANSWERS', days)).code).toBe('INVALID_INPUT');
      const rules = async (days: number | null) => (await set('ANSWERS', days)).data?.setRetention.retentionRules;
      const others = ['RECORDINGS', 'SNAPSHOTS', 'RESULTS', 'AUDIT'].map((dataClass) => ({ dataClass, days: null }));
      expect(await rules(30)).toEqual([{ dataClass: 'ANSWERS', days: 30 }, ...others]);
      expect(await rules(null)).toEqual([{ dataClass: 'ANSWERS', days: null }, ...others]);
    });

    it('opens no exam again whose answers are forgotten, for their marks would go with it', async () => {
      await markEssay();
      const kept = async () => (await hr.data(KEPT, { id: sat.attemptId })).attempt.answersForgottenAt;
      expect(await kept()).toBeNull();
      await set('ANSWERS', 30);
      app.clock.advance(31 * 86_400);
      await apply();
      hr = await app.as.user(hr.user);
      expect(await kept()).toBe(app.clock.now().toISOString());
      const reopening = staffControls(hr).reopen(sat.attemptId, { addSeconds: 60 });
      await expect(reopening).rejects.toMatchObject({ code: 'ANSWERS_FORGOTTEN' });
      expect((await resultOf(hr, sat)).percentage).toBe(100);
    });

    it('forgets what was written when its time has come, and keeps the marks, also when one is given anew', async () => {
      await markEssay();
      await app.dataSource.query(`update result_items set choices = '\\x01'`);
      await set('ANSWERS', 30);
      app.clock.advance(29 * 86_400);
      await apply();
      expect(await count('select from answers where value is not null')).toBe(2);
      app.clock.advance(2 * 86_400);
      await apply();
      expect(await count('select from answers where value is not null')).toBe(0);
      expect(await count('select from result_items where choices is not null')).toBe(0);
      hr = await app.as.user(hr.user);
      expect((await resultOf(hr, sat)).percentage).toBe(100);
      await markEssay();
      expect((await resultOf(hr, sat)).percentage).toBe(100);
      expect(await count('select from result_items where choices is not null')).toBe(0);
    });

    it('forgets nothing while the time has leapt, and nobody knows yet whether it stays there', async () => {
      await markEssay();
      await set('ANSWERS', 30);
      app.clock.advance(31 * 86_400);
      const isSure = jest.spyOn(app.clock, 'isSure').mockReturnValue(false);
      await app.dataSource.query(`select graphile_worker.add_job('apply-retention')`);
      await app.runJobs();
      expect(await count('select from answers where value is not null')).toBe(2);
      isSure.mockRestore();
      await app.runJobs();
      expect(await count('select from answers where value is not null')).toBe(0);
    });

    it('forgets what was read of an answer, also in marks that were changed since', async () => {
      const draft = questionDrafts.shortAnswer({ acceptedAnswers: ['Zanzibar'] });
      const asked = ['My mother lives in Aden', 'zanzibar', 'Lamu'].map((text) => ({ draft, answer: { text } }));
      const written = await aMarkedAttempt(app, hr.user, asked);
      const questionId = (await resultOf(hr, written)).questions[2]!.id;
      await hr.data(MARK, { input: { questionId, score: 1 } });
      const said = async () =>
        JSON.stringify(await app.dataSource.query('select * from marks')) +
        JSON.stringify(await app.dataSource.query('select * from mark_changes'));
      for (const word of ['aden', 'zanzibar', 'lamu']) expect((await said()).toLowerCase()).toContain(word);
      await set('ANSWERS', 30);
      app.clock.advance(31 * 86_400);
      await apply();
      for (const word of ['aden', 'zanzibar', 'lamu']) expect((await said()).toLowerCase()).not.toContain(word);
      hr = await app.as.user(hr.user);
      expect((await resultOf(hr, written)).questions[0]!.mark).toMatchObject({
        explanation: { code: 'NOT_ACCEPTED', params: [{ name: 'read', value: '…' }] },
      });
    });

    it('does not take from a reviewer what is still to be marked', async () => {
      await set('ANSWERS', 1);
      app.clock.advance(40 * 86_400);
      await apply();
      expect(await count('select from answers where value is not null')).toBe(2);
    });

    it('forgets results', async () => {
      await markEssay();
      await erase(app.as.nobody());
      await set('RESULTS', 10);
      app.clock.advance(30 * 86_400);
      await apply();
      expect(await count('select from results')).toBe(0);
      expect(await count('select from invitations')).toBe(1);
    });

    it('forgets nothing more by a rule that is lifted while it is at work', async () => {
      await markEssay();
      await set('ANSWERS', 10);
      await set('RESULTS', 10);
      app.clock.advance(30 * 86_400);
      const superAdmin = await app.as.superAdmin();
      const reader = app.owner.createQueryRunner();
      await reader.startTransaction();
      await reader.query('select from attempts for update');
      const applied = apply();
      while ((await app.owner.query<unknown[]>(waiting)).length === 0);
      expect((await set('RESULTS', null, superAdmin)).code).toBeUndefined();
      await reader.commitTransaction();
      await reader.release();
      await applied;
      expect(await count('select from answers where value is not null')).toBe(0);
      expect(await count('select from results')).toBe(1);
    });

    it('forgets old entries of the log, and none of the last thirty days, whatever is asked', async () => {
      app.clock.restart();
      const entry = `insert into audit_entries (at, action, outcome) values (now() - make_interval(days => $1), 'old', 'done')`;
      for (const days of [40, 20]) await app.dataSource.query(entry, [days]);
      const kept = () => count(`select from audit_entries where action = 'old'`);
      await app.dataSource.query(`select forget_old_audit(now(), 1000000)`);
      expect(await kept()).toBe(2);
      expect((await set('AUDIT', 29)).code).toBe('INVALID_INPUT');
      expect((await set('AUDIT', 50)).code).toBeUndefined();
      await app.dataSource.query(`select forget_old_audit(now(), 1000000)`);
      expect(await kept()).toBe(2);
      expect((await set('AUDIT', 30)).code).toBeUndefined();
      await apply();
      expect(await kept()).toBe(1);
      await app.dataSource.query(`select forget_old_audit(now() + interval '1 day', 1000000)`);
      expect(await kept()).toBe(1);
    });

    it('asks for a proof of the last minutes: whoever holds a stolen session shortens nothing', async () => {
      const root = await app.as.superAdmin();
      app.clock.advance(15 * 60 + 1);
      expect((await set('ANSWERS', 1, root)).code).toBe('PROOF_REQUIRED');
    });
  });
});
