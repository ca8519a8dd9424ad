import { speak } from '../testing/translations';
import { createFormat, type Format } from './format';

const NOW = new Date(2026, 10, 21, 12, 0, 0);
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute);
/** What the reader sees: isolates are invisible, and no-break spaces look like spaces. */
const seen = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');

async function format(language: 'en' | 'ar'): Promise<Format> {
  const { t } = await speak(language);
  return createFormat(language, t, () => NOW);
}

describe('in English', () => {
  it('writes numbers, shares and sizes', async () => {
    const en = await format('en');
    expect(en.number(1862.5)).toBe('1,862.5');
    expect(en.percent(78)).toBe('78%');
    expect(seen(en.ratio(61, 86))).toBe('61 / 86');
    const totals = [86, 1_000, 1_001, 9_999, 10_000].map((count) => seen(en.total(count)));
    expect(totals).toEqual(['86', '1,000', '1,000+', '9,999', '10,000+']);
    expect(seen(en.fileSize(256_000))).toBe('250 KB');
    expect(en.list(['Noor', 'Omar', 'Hessa'])).toBe('Noor, Omar and Hessa');
  });

  it('writes durations short and in words, without the parts that are zero', async () => {
    const en = await format('en');
    expect(seen(en.duration(1130))).toBe('18 min 50 s');
    expect(seen(en.duration(3600))).toBe('1 h');
    expect(seen(en.duration(143 * 60, 'long'))).toBe('2 hours and 23 minutes');
    expect(seen(en.duration(3725, 'long'))).toBe('1 hour, 2 minutes and 5 seconds');
    expect(seen(en.duration(0))).toBe('0 s');
    expect(en.clock(922)).toBe('15:22');
    expect(en.clock(3909)).toBe('1:05:09');
  });

  it('says when something was as people do', async () => {
    const en = await format('en');
    expect(en.moment(at(21, 9, 5))).toBe('today at 09:05');
    expect(en.moment(at(20, 17, 42))).toBe('yesterday at 17:42');
    expect(en.moment(at(3, 17, 42))).toBe('3 Nov 2026 at 17:42');
    expect(en.shortMoment(at(3, 17, 42))).toBe('3 Nov at 17:42');
    expect(en.shortMoment('2027-01-03T17:42:00')).toBe('3 Jan 2027 at 17:42');
    expect(en.day(at(3, 0, 0))).toBe('3 Nov');
    expect(en.date(new Date(2026, 8, 7))).toBe('7 Sep 2026');
  });

  it('says it in the time zone that was chosen, days included', async () => {
    const { t } = await speak('en');
    const now = () => new Date('2026-11-21T20:30:00Z');
    const zoned = (zone: string) => createFormat('en', t, now, zone);
    expect(zoned('Asia/Riyadh').moment('2026-11-21T20:15:00Z')).toBe('today at 23:15');
    expect(zoned('Asia/Dubai').moment('2026-11-21T19:15:00Z')).toBe('yesterday at 23:15');
  });
});

describe('in Arabic', () => {
  it('keeps Western digits and puts percentages and ratios into left-to-right isolates', async () => {
    const ar = await format('ar');
    expect(ar.number(1862)).toBe('1,862');
    expect(ar.percent(78)).toBe('\u206678%\u2069');
    expect(ar.ratio(61, 86)).toBe('\u206661\u00a0/\u00a086\u2069');
  });

  it.each([
    [1, 'ثانية واحدة'],
    [2, 'ثانيتان'],
    [7, '7 ثوانٍ'],
    [50, '50 ثانية'],
    [130, 'دقيقتان و10 ثوانٍ'],
    [143 * 60, 'ساعتان و23 دقيقة'],
  ])('counts %i seconds with the right plural', async (seconds, words) => {
    const ar = await format('ar');
    expect(seen(ar.duration(seconds, 'long'))).toBe(words);
  });

  it('uses the month names of the Gulf and a 24-hour clock', async () => {
    const ar = await format('ar');
    expect(ar.date(at(18, 0, 0))).toBe('18 نوفمبر 2026');
    expect(seen(ar.moment(at(20, 17, 42)))).toBe('أمس الساعة 17:42');
  });
});

it('makes a formatter of the browser, which takes long, only for what is written', async () => {
  const makers = (['DateTimeFormat', 'NumberFormat', 'ListFormat'] as const).map((name) => jest.spyOn(Intl, name));
  const made = () => makers.map((maker) => maker.mock.calls.length);
  const en = await format('en');
  expect(made()).toEqual([0, 0, 0]);
  expect([en.date(at(18, 9, 0)), en.date(at(19, 9, 0))]).toEqual(['18 Nov 2026', '19 Nov 2026']);
  expect(made()).toEqual([1, 0, 0]);
  makers.forEach((maker) => maker.mockRestore());
});
