import {
  configurationInput,
  configurationOf,
  configurationSchema,
  isConfigurationValid,
  type ConfigurationDraft,
} from './configuration.schema';
import { reminderDraftOf } from './reminders';

const draft = (fields: Partial<ConfigurationDraft> = {}): ConfigurationDraft => ({
  passMark: '50',
  opensAt: null,
  closesAt: null,
  showProgress: true,
  shuffleQuestions: false,
  shuffleChoices: false,
  resultVisibility: 'NONE',
  feedbackDelivery: 'NONE',
  allowBack: false,
  languages: 'OWN',
  extraTimePercent: '0',
  ...reminderDraftOf(null),
  ...fields,
});
const problem = (fields: Partial<ConfigurationDraft>) =>
  configurationSchema.validate(draft(fields)).then(() => null, String);

describe('the configuration', () => {
  it.each(['0', '50', '100', '٧٥'])('takes a pass mark of %s', (passMark) => {
    expect(isConfigurationValid(draft({ passMark }))).toBe(true);
  });

  it.each(['', '101', '-1', '50.5', 'half'])('refuses a pass mark of "%s"', async (passMark) => {
    await expect(problem({ passMark })).resolves.toContain('assessments:problem.passMark');
  });

  it('wants to close after it opens', async () => {
    const noon = '2026-11-21T12:00:00.000Z';
    await expect(problem({ opensAt: noon, closesAt: noon })).resolves.toContain('assessments:problem.closesAt');
    await expect(problem({ opensAt: noon, closesAt: '2026-11-22T12:00:00.000Z' })).resolves.toBeNull();
    await expect(problem({ opensAt: noon })).resolves.toBeNull();
    await expect(problem({ closesAt: noon })).resolves.toBeNull();
  });

  it('is sent as the server wants it', () => {
    expect(configurationInput(draft({ passMark: ' ٦٠ ' }))).toMatchObject({
      passMark: 60,
      opensAt: null,
      extraTimePercent: 0,
    });
  });

  it('comes from the server, moments in one form whatever their precision', () => {
    const { passMark, opensAt } = configurationOf({
      id: 'a',
      configuration: {
        ...draft(),
        passMark: 70,
        extraTimePercent: 25,
        reminders: null,
        opensAt: '2026-11-21T12:00:00Z',
      },
    });
    expect([passMark, opensAt]).toEqual(['70', '2026-11-21T12:00:00.000Z']);
  });
});
