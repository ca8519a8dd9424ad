import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, stored } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';

graphql(`
  fragment AssessmentSettings_settings on Assessment {
    configuration { allowBack extraTimePercent }
    proctoring {
      webcamSnapshots snapshotsPerHour fullScreen tabLeaving copyPaste cameraRequired minimumSeconds
      submitsWhenLeft warningsBeforeSubmit retentionDays
    }
    integration { redirectUrl }
  }
`);
const UPDATE = graphql(`
  mutation AssessmentSettings_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { ...AssessmentSettings_settings } }
  }
`);
const DEFAULTS = graphql(`
  mutation AssessmentSettings_updateSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { settings { defaultConfiguration { allowBack extraTimePercent } } }
  }
`);

const proctoring = {
  webcamSnapshots: false,
  snapshotsPerHour: 20,
  fullScreen: false,
  tabLeaving: true,
  copyPaste: false,
  submitsWhenLeft: false,
  cameraRequired: false,
  minimumSeconds: 3,
  warningsBeforeSubmit: 2,
  retentionDays: 90,
};

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const update = async (id: string, changes: object) =>
  (await hr.data(UPDATE, { input: { id, ...changes } })).updateAssessment.assessment;
const problems = async (id: string, changes: object) => {
  const { code, errors } = await hr.graphql(UPDATE, { input: { id, ...changes } });
  const found = errors[0]?.extensions.params.fields as { path: string; rule: string }[] | undefined;
  return [code, ...(found ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
};

describe('the settings of an assessment', () => {
  it('work: begin with leaving the page being watched and nothing else', async () => {
    const { id } = await anAssessment(app, hr.user);
    expect(await update(id, {})).toEqual({
      configuration: { allowBack: false, extraTimePercent: 0 },
      proctoring,
      integration: { redirectUrl: null },
    });
  });

  it('work: change one by one', async () => {
    const { id } = await anAssessment(app, hr.user);
    await update(id, { proctoring: { webcamSnapshots: true, minimumSeconds: 5 } });
    const after = await update(id, {
      configuration: { allowBack: true, extraTimePercent: 50 },
      proctoring: { tabLeaving: false, minimumSeconds: null },
      integration: { redirectUrl: ' https://jobs.mizan.app/thanks ' },
    });
    expect(after).toEqual({
      configuration: { allowBack: true, extraTimePercent: 50 },
      proctoring: { ...proctoring, webcamSnapshots: true, minimumSeconds: 5, tabLeaving: false },
      integration: { redirectUrl: 'https://jobs.mizan.app/thanks' },
    });
    expect(await update(id, { integration: { redirectUrl: '' } })).toMatchObject({
      integration: { redirectUrl: null },
    });
  });

  it('work: new assessments begin with what their owner chose', async () => {
    const me = await app.as.hr();
    const defaultConfiguration = { allowBack: true, extraTimePercent: 10 };
    expect(await me.data(DEFAULTS, { input: { defaultConfiguration } })).toEqual({
      updateSettings: { settings: { defaultConfiguration } },
    });
    expect((await anAssessment(app, me.user)).configuration).toMatchObject(defaultConfiguration);
  });

  it.each([
    [{ configuration: { extraTimePercent: 901 } }, 'configuration.extraTimePercent: max'],
    [{ configuration: { extraTimePercent: -1 } }, 'configuration.extraTimePercent: min'],
    [{ proctoring: { snapshotsPerHour: 0 } }, 'proctoring.snapshotsPerHour: min'],
    [{ proctoring: { minimumSeconds: 61 } }, 'proctoring.minimumSeconds: max'],
    [{ proctoring: { warningsBeforeSubmit: 0 } }, 'proctoring.warningsBeforeSubmit: min'],
    [{ proctoring: { retentionDays: 400 } }, 'proctoring.retentionDays: max'],
    [{ integration: { redirectUrl: 'http://hooks.mizan.app/' } }, 'integration.redirectUrl: https'],
    [{ integration: { redirectUrl: 'javascript:alert(1)' } }, 'integration.redirectUrl: url'],
    [{ integration: { redirectUrl: 'https://127.0.0.1/' } }, 'integration.redirectUrl: public-url'],
    [{ integration: { redirectUrl: 'https://[::1]/' } }, 'integration.redirectUrl: public-url'],
    [{ integration: { redirectUrl: 'https://server.local/' } }, 'integration.redirectUrl: public-url'],
    [{ integration: { redirectUrl: `https://mizan.app/${'x'.repeat(500)}` } }, 'integration.redirectUrl: max-length'],
  ])('refuse: %j', async (changes, problem) => {
    const { id } = await anAssessment(app, hr.user);
    expect(await problems(id, changes)).toEqual(['INVALID_INPUT', problem]);
  });

  it('work: an invitation that says nothing of extra time gives that of the assessment', async () => {
    const { id } = await aPublishedAssessment(app, hr.user, { configuration: { extraTimePercent: 50 } });
    const given = await anInvitation(app, hr.user, id);
    const none = await anInvitation(app, hr.user, id, { extraTimePercent: 0 });
    expect([given.invitation.extraTimePercent, none.invitation.extraTimePercent]).toEqual([50, 0]);
    const { question } = await aPage(app, given.examToken).start();
    expect(question).toMatchObject({ durationSeconds: 90, baseDurationSeconds: 60 });
  });

  it('work: a sitting keeps those with which it began', async () => {
    const { id } = await aPublishedAssessment(app, hr.user, {
      integration: { redirectUrl: 'https://jobs.mizan.app/' },
    });
    const { examToken, invitation } = await anInvitation(app, hr.user, id);
    await aPage(app, examToken).start();
    await update(id, { proctoring: { fullScreen: true }, integration: { redirectUrl: null } });
    const [attempt] = await stored.attemptsOf(app, invitation.id);
    expect(attempt!.settings).toMatchObject({
      proctoring,
      integration: { redirectUrl: 'https://jobs.mizan.app/' },
      configuration: { allowBack: false, extraTimePercent: 0 },
    });
  });
});
