import { copyTitle } from './copy-title';

describe('copyTitle', () => {
  it('says that it is a copy, in the language of the title', () => {
    expect(copyTitle('Payroll', 'en')).toBe('Payroll (copy)');
    expect(copyTitle('الرواتب', 'ar')).toBe('الرواتب (نسخة)');
    expect(copyTitle('Payroll', null)).toBe('Payroll (copy)');
  });

  it('never becomes longer than a title may be', () => {
    for (const length of [142, 143, 144, 150]) {
      const title = copyTitle('x'.repeat(length), 'en');
      expect(title.length).toBeLessThanOrEqual(150);
      expect(title).toMatch(/^x+…? \(copy\)$/u);
    }
  });
});
