import type { ContactSupportInput } from '../generated/graphql';
import { createTestApp, race, TestSocket, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp } from '../kit';

const fields = graphql(`fragment Sessions_fields on StaffSession { id device ip createdAt lastUsedAt isCurrent }`);
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const listOf = async (viewer: SignedIn): Promise<ResultOf<typeof fields>[]> =>
  (await viewer.data(graphql(`query Sessions_sessions { sessions { ...Sessions_fields } }`))).sessions;
const end = (viewer: SignedIn, id: string) =>
  viewer.graphql(
    graphql(`mutation Sessions_endSession($id: ID!) { endSession(input: { id: $id }) { sessions { id } } }`),
    { id },
  );
const isAlive = async (viewer: SignedIn) =>
  (await viewer.data(graphql(`query Sessions_viewer { viewer { id } }`))).viewer !== null;
const currentOf = async (viewer: SignedIn) => (await listOf(viewer)).find(({ isCurrent }) => isCurrent)!.id;

describe('the list of sessions', () => {
  it('shows device, address and times, the present one marked', async () => {
    const here = await app.as.hr();
    await app.dataSource.query('update sessions set user_agent = $2, ip = $3 where user_id = $1', [
      here.user.id,
      CHROME,
      '203.0.113.9',
    ]);
    const [session] = await listOf(here);
    expect(session).toMatchObject({ device: 'Chrome 141 · Windows', ip: '203.0.113.9', isCurrent: true });
    expect(session?.createdAt).toBe(app.clock.now().toISOString());
  });

  it('puts the one used last first, and leaves out what opens nothing any more', async () => {
    const gone = await app.as.hr();
    const [idle, other, here] = await Promise.all([1, 2, 3].map(() => app.as.user(gone.user)));
    await gone.data(graphql(`mutation Sessions_signOut { signOut { wasSignedIn } }`));
    const idleId = await currentOf(idle!);
    app.clock.advance(29 * 60);
    await listOf(here!);
    app.clock.advance(40);
    await listOf(other!);
    app.clock.advance(60);
    const found = await listOf(here!);
    expect(found.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(found.map(({ id }) => id)).not.toContain(idleId);
  });

  it('is the viewer’s own', async () => {
    const [one, other] = [await app.as.hr(), await app.as.superAdmin()];
    const ids = (await listOf(other)).map(({ id }) => id);
    expect(ids).not.toContain((await listOf(one))[0]!.id);
  });
});

describe('ending sessions', () => {
  /** Two sessions of one person, in use, in which nothing was proved for a quarter of an hour. */
  const sittingForLong = async (): Promise<[SignedIn, SignedIn]> => {
    const here = await app.as.hr();
    const elsewhere = await app.as.user(here.user);
    app.clock.advance(15 * 60 + 1);
    return [here, elsewhere];
  };

  it('ends one at once, and its open socket', async () => {
    const here = await app.as.hr();
    const elsewhere = await app.as.user(here.user);
    const socket = await TestSocket.open(origin, { headers: elsewhere.headers });
    await socket.init();
    const { data } = await end(here, await currentOf(elsewhere));
    expect(data?.endSession.sessions).toHaveLength(1);
    expect(await socket.closed).toBe(4401);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
  });

  it('may end the present one', async () => {
    const here = await app.as.hr();
    await end(here, await currentOf(here));
    expect(await isAlive(here)).toBe(false);
  });

  it('refuses one that has ended, and somebody else’s, with the same words', async () => {
    const [here, stranger] = [await app.as.hr(), await app.as.hr()];
    const elsewhere = await app.as.user(here.user);
    const id = await currentOf(elsewhere);
    await end(here, id);
    const again = await end(here, id);
    expect(again.code).toBe('SESSION_NOT_FOUND');
    expect(await end(here, await currentOf(stranger))).toEqual(again);
    expect(await isAlive(stranger)).toBe(true);
  });

  it('asks for a proof of the last minutes, so that whoever holds a stolen one locks nobody out', async () => {
    const [here, elsewhere] = await sittingForLong();
    const others = graphql(`mutation Sessions_endOthers { endOtherSessions { sessions { id } } }`);
    const answers = [await end(here, await currentOf(elsewhere)), await here.graphql(others)];
    expect(answers.map(({ code }) => code)).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
    expect(await isAlive(elsewhere)).toBe(true);
  });

  it('ends all others and keeps the present one', async () => {
    const here = await app.as.hr();
    const others = await Promise.all([1, 2].map(() => app.as.user(here.user)));
    const stranger = await app.as.hr();
    const { endOtherSessions } = await here.data(
      graphql(`mutation Sessions_endOtherSessions { endOtherSessions { sessions { ...Sessions_fields } } }`),
    );
    expect(endOtherSessions.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await Promise.all([here, stranger, ...others].map(isAlive))).toEqual([true, true, false, false]);
  });
});

describe('settings', () => {
  const query = graphql(`
    query Sessions_settings {
      settings {
        language theme timeZone notifyOnSubmission notifyOnAccessRequest
        defaultConfiguration { passMark showProgress shuffleQuestions resultVisibility opensAt }
        defaultReportOptions { showCorrectAnswers showQuestions }
      }
    }
  `);
  const update = (viewer: SignedIn, input: object) =>
    viewer.graphql(
      graphql(`
        mutation Sessions_updateSettings($input: UpdateSettingsInput!) {
          updateSettings(input: $input) { settings { language } }
        }
      `),
      { input },
    );
  const settingsOf = async (viewer: SignedIn) => (await viewer.data(query)).settings;

  it('have defaults until somebody chooses', async () => {
    expect(await settingsOf(await app.as.hr())).toEqual({
      language: 'EN',
      theme: 'SYSTEM',
      timeZone: null,
      notifyOnSubmission: false,
      notifyOnAccessRequest: true,
      defaultConfiguration: {
        passMark: 50,
        showProgress: true,
        shuffleQuestions: false,
        resultVisibility: 'NONE',
        opensAt: null,
      },
      defaultReportOptions: { showCorrectAnswers: false, showQuestions: true },
    });
  });

  it('keep what is chosen, one choice at a time', async () => {
    const hr = await app.as.hr();
    await update(hr, { language: 'AR', theme: 'DARK', timeZone: 'Asia/Riyadh', notifyOnSubmission: true });
    await update(hr, { defaultConfiguration: { passMark: 70 }, defaultReportOptions: { showCorrectAnswers: true } });
    await update(hr, {
      timeZone: null,
      defaultConfiguration: { shuffleQuestions: true, opensAt: '2030-01-01T00:00:00Z' },
    });
    expect(await settingsOf(hr)).toMatchObject({
      language: 'AR',
      theme: 'DARK',
      timeZone: null,
      notifyOnSubmission: true,
      defaultConfiguration: { passMark: 70, shuffleQuestions: true, opensAt: null },
      defaultReportOptions: { showCorrectAnswers: true, showQuestions: true },
    });
  });

  it('are what new assessments start with', async () => {
    const hr = await app.as.hr();
    await update(hr, { defaultConfiguration: { passMark: 65, resultVisibility: 'SCORE' } });
    const { createAssessment } = await hr.data(
      graphql(`
        mutation Sessions_createAssessment {
          createAssessment(input: { title: "T", jobRole: "J" }) {
            assessment { configuration { passMark resultVisibility } }
          }
        }
      `),
    );
    expect(createAssessment.assessment).toEqual({ configuration: { passMark: 65, resultVisibility: 'SCORE' } });
  });

  it('refuse a time zone that is none, and a pass mark that nobody can reach', async () => {
    const hr = await app.as.hr();
    expect((await update(hr, { timeZone: 'Mars/Base' })).errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'timeZone', rule: 'time-zone' }],
    });
    expect((await update(hr, { defaultConfiguration: { passMark: 101 } })).errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'defaultConfiguration.passMark', rule: 'max', params: { max: 100 } }],
    });
  });

  race('changed in two places at once are both kept', async () => {
    const hr = await app.as.hr();
    const elsewhere = await app.as.user(hr.user);
    await Promise.all([update(hr, { theme: 'LIGHT' }), update(elsewhere, { language: 'AR' })]);
    expect(await settingsOf(hr)).toMatchObject({ theme: 'LIGHT', language: 'AR' });
  });
});

describe('the profile', () => {
  it('takes a new name, which the next call already shows', async () => {
    const hr = await app.as.hr();
    const rename = graphql(`
      mutation Sessions_changeName($input: ChangeNameInput!) {
        changeName(input: $input) { viewer { name } }
      }
    `);
    expect(await hr.data(rename, { input: { name: '  Huda   Al-Salem ' } })).toEqual({
      changeName: { viewer: { name: 'Huda Al-Salem' } },
    });
    expect(await hr.data(graphql(`query Sessions_viewer2 { viewer { name } }`))).toEqual({
      viewer: { name: 'Huda Al-Salem' },
    });
    const { errors } = await hr.graphql(rename, { input: { name: '\u200b ' } });
    expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: 'name', rule: 'required' }] });
  });
});

describe('contacting support', () => {
  const contact = (viewer: SignedIn, input: ContactSupportInput) =>
    viewer.graphql(
      graphql(`
        mutation Sessions_contactSupport($input: ContactSupportInput!) {
          contactSupport(input: $input) { answerWithinHours }
        }
      `),
      {
        input,
      },
    );

  it('keeps the message and mails it to the address of the setting', async () => {
    const hr = await app.as.hr();
    const message = 'The list stays empty.\nWhat can I do?';
    expect((await contact(hr, { subject: 'Empty list', message })).data).toEqual({
      contactSupport: { answerWithinHours: 24 },
    });
    await app.runJobs();
    const [mail] = app.mailbox.to('support@mizan.local');
    expect(mail).toMatchObject({ subject: 'Support: Empty list' });
    expect(mail!.text).toContain(message);
    expect(mail!.text).toContain(hr.user.email);
    const rows = await app.dataSource.query<object[]>('select subject, message, email from support_messages');
    expect(rows).toEqual([{ subject: 'Empty list', message, email: hr.user.email }]);
  });

  it('refuses an empty message, and the eleventh in an hour', async () => {
    const hr = await app.as.hr();
    expect((await contact(hr, { subject: ' ', message: 'x' })).errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'subject', rule: 'required' }],
    });
    for (let sent = 0; sent < 10; sent++) await contact(hr, { subject: 'Again', message: 'x' });
    expect((await contact(hr, { subject: 'Again', message: 'x' })).code).toBe('RATE_LIMITED');
  });
});
