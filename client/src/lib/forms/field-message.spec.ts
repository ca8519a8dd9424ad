import { speak } from '../testing/translations';
import { readFieldMessage, ruleMessage } from './field-message';

it.each([
  ['en', 'Another band already covers 40 to 59', 'Another draw already uses these questions'],
  ['ar', 'فئة أخرى تغطي من 40 إلى 59', 'سحب آخر يستخدم هذه الأسئلة'],
] as const)('says in %s of bands that scores overlap, of draws that questions do', async (language, bands, draws) => {
  const { t } = await speak(language);
  expect(readFieldMessage(t, ruleMessage('overlap', { from: 40, to: 59 }))).toBe(bands);
  expect(readFieldMessage(t, ruleMessage('pool-overlap'))).toBe(draws);
});
