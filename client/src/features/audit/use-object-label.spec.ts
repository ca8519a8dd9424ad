import { renderHook } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { useObjectLabel } from './use-object-label';

const labelOf = async (language: 'en' | 'ar', objectLabel: string | null, action = 'invitation.decide') => {
  await speak(language);
  return renderHook(useObjectLabel).result.current({ action, objectLabel });
};

it('says from where somebody was moved, whereto and why, in the reader’s language', async () => {
  const entry = 'noor@example.com · to-read → Contract sent · Ran the closing alone · for a year';
  expect(await labelOf('en', entry)).toBe(
    '\u2068noor@example.com\u2069 · from “\u2068To read\u2069” to “\u2068Contract sent\u2069” · \u2068Ran the closing alone · for a year\u2069',
  );
  expect(await labelOf('ar', entry)).toBe(
    '\u2068noor@example.com\u2069 · من «\u2068للاطلاع\u2069» إلى «\u2068Contract sent\u2069» · \u2068Ran the closing alone · for a year\u2069',
  );
  expect(await labelOf('en', 'noor@example.com · – → shortlist')).toBe(
    '\u2068noor@example.com\u2069 · from “\u2068No decision yet\u2069” to “\u2068Shortlist\u2069”',
  );
});

it('says of an older entry where somebody was moved and why, in the reader’s language', async () => {
  const entry = 'noor@example.com · shortlist · Ran the closing alone · for a year';
  expect(await labelOf('en', entry)).toBe(
    '\u2068noor@example.com\u2069 · Shortlist · \u2068Ran the closing alone · for a year\u2069',
  );
  expect(await labelOf('ar', entry)).toBe(
    '\u2068noor@example.com\u2069 · القائمة القصيرة · \u2068Ran the closing alone · for a year\u2069',
  );
});

it('leaves a stage of one’s own as it was named, and names what was taken back', async () => {
  expect(await labelOf('ar', 'noor@example.com · Second talk')).toBe('\u2068noor@example.com\u2069 · Second talk');
  expect(await labelOf('en', 'noor@example.com · –')).toBe('\u2068noor@example.com\u2069 · No decision yet');
});

it('says how many identities a change of single sign-on removed, in the reader’s language', async () => {
  const said = (language: 'en' | 'ar', count: number) =>
    labelOf(language, `Contoso · https://login.contoso.example · identities removed: ${count}`, 'sso-provider.change');
  const before = '\u2068Contoso · https://login.contoso.example\u2069 · ';
  expect(await said('en', 1)).toBe(`${before}1 link to an account removed`);
  expect(await said('en', 3)).toBe(`${before}3 links to accounts removed`);
  expect(await said('ar', 2)).toBe(`${before}أُزيل ارتباط حسابين`);
  expect(await said('ar', 3)).toBe(`${before}أُزيل ارتباط 3 حسابات`);
  expect(await said('ar', 11)).toBe(`${before}أُزيل ارتباط 11 حسابًا`);
  expect(await labelOf('ar', 'Contoso', 'sso-provider.change')).toBe('Contoso');
});

it('leaves every other entry as it was written down', async () => {
  expect(await labelOf('en', 'noor@example.com · offer', 'invitation.letter')).toBe('noor@example.com · offer');
  expect(await labelOf('en', null)).toBeNull();
});
