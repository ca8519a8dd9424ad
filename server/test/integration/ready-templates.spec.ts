import { readyTests } from '../../src/modules/test-library/ready';
import { readyTestId } from '../../src/modules/test-library';
import { readyTemplates } from '../../src/modules/assessments/templates/ready-templates';

const tests = new Map(readyTests.map((test) => [readyTestId(test.key), test]));

describe.each(['en', 'ar'] as const)('the ready templates in %s', (language) => {
  const templates = readyTemplates.filter((template) => template.language === language);

  it('are a dozen or more, each for a role of its own', () => {
    expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length);
    expect(templates.length).toBeGreaterThanOrEqual(12);
  });

  it('can be published as they are: with a level, a type, and tests of their language', () => {
    for (const { level, type, testIds, title } of templates) {
      expect([title, level, type]).not.toContain(null);
      expect([title, testIds.map((id) => tests.get(id)?.language)]).toEqual([title, testIds.map(() => language)]);
      expect(testIds.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('take no longer than an hour and a half', () => {
    for (const { testIds, title } of templates) {
      const seconds = testIds.flatMap((id) => tests.get(id)?.questions ?? []).map((one) => one.durationSeconds);
      expect([title, seconds.reduce((sum, one) => sum + one, 0) <= 90 * 60]).toEqual([title, true]);
    }
  });
});
