import type { Language, MailContent } from '../../../platform/mail';
import { demandsOf } from '../../assessments';
import { invitationContent } from './invitation-content';
import type { InvitationFacts } from './invitation-facts';

const watchedByNobody: InvitationFacts['proctoring'] = {
  webcamSnapshots: false,
  snapshotsPerHour: 20,
  fullScreen: false,
  tabLeaving: false,
  copyPaste: false,
  submitsWhenLeft: false,
  cameraRequired: false,
  minimumSeconds: 3,
  warningsBeforeSubmit: 2,
  retentionDays: 90,
};

const asked = { types: [], takesBack: false, shortestSeconds: 60, longestSeconds: 180 };

const facts: InvitationFacts = {
  ownerId: 'the-owner',
  firstName: 'Lina',
  inviter: { name: 'Huda Salem', companyName: 'Gulf Trading', email: 'huda@example.com' },
  title: 'Senior Accountant',
  jobRole: 'Accountant',
  language: 'en',
  questionCount: 9,
  totalSeconds: 1140,
  baseSeconds: 1140,
  extraTimePercent: 0,
  opensAt: null,
  closesAt: null,
  timeZone: null,
  mayGoBack: false,
  proctoring: watchedByNobody,
  demands: demandsOf(asked),
  supportAddress: 'support@mizan.test',
};

const links = { exam: 'https://mizan.test/Exam/abc?lng=en', deviceCheck: 'https://mizan.test/Exam/Check/abc?lng=en' };

function mail(change: Partial<InvitationFacts> = {}, language: Language = 'en'): MailContent {
  return invitationContent('invitation', { facts: { ...facts, ...change }, links, language });
}

const fact = ({ facts: rows }: MailContent, label: string) => rows?.find((row) => row.label === label)?.value;
const rules = ({ sections }: MailContent) => sections?.[0]?.lines.join('\n') ?? '';
const watched = (change: Partial<InvitationFacts['proctoring']>) =>
  rules(mail({ proctoring: { ...watchedByNobody, ...change } }));

describe('an invitation', () => {
  it.each([
    [1, 60, 'سؤال واحد', 'دقيقة'],
    [2, 120, 'سؤالان', 'دقيقتان'],
    [3, 600, '3 أسئلة', '10 دقائق'],
    [11, 5_940, '11 سؤالًا', 'ساعة و39 دقيقة'],
    [100, 8_580, '100 سؤال', 'ساعتان و23 دقيقة'],
  ])('counts %i questions and %i seconds as Arabic does', (questionCount, totalSeconds, questions, time) => {
    const content = mail({ questionCount, totalSeconds }, 'ar');
    expect([fact(content, 'الأسئلة'), fact(content, 'المدة')]).toEqual([questions, `${time} على الأكثر`]);
  });

  it('counts hours, and minutes as far as they have begun', () => {
    expect(fact(mail({ questionCount: 1, totalSeconds: 20 }), 'Questions')).toBe('1 question');
    expect(fact(mail({ totalSeconds: 20 }), 'Time')).toBe('up to 1 minute');
    expect(fact(mail({ totalSeconds: 8_570 }), 'Time')).toBe('up to 2 hours and 23 minutes');
  });

  it('says who invites and for whom, as long as that is known, and where a reply goes', () => {
    expect(mail().paragraphs[0]).toMatch(/^Huda Salem of Gulf Trading invites you to take “Senior Accountant”/);
    expect(mail()).toMatchObject({ replyTo: 'huda@example.com' });
    expect(mail().sections?.at(-1)?.lines).toEqual(['Reply to this email. Your reply goes to Huda Salem.']);
    const alone = mail({ inviter: { name: 'Huda Salem', companyName: null, email: null } });
    expect(alone.paragraphs[0]).toMatch(/^Huda Salem invites you/);
    expect(alone.replyTo).toBeUndefined();
    expect(alone.sections?.at(-1)?.lines.join()).toContain('support@mizan.test');
    expect(mail({ inviter: null }).paragraphs[0]).toMatch(/^You are invited/);
  });

  it('names each end of the window that is set, with its zone in words and in Western digits', () => {
    const closesAt = '2026-11-30T20:59:00Z';
    expect([fact(mail(), 'Start from'), fact(mail(), 'Start before')]).toEqual([undefined, undefined]);
    expect(fact(mail({ closesAt }), 'Start before')).toBe('Monday, 30 November 2026 at 20:59 (UTC)');
    expect(fact(mail({ opensAt: closesAt, timeZone: 'Asia/Dubai' }), 'Start from')).toBe(
      'Tuesday, 1 December 2026 at 00:59 (Gulf Standard Time, UTC+4)',
    );
    const arabic = fact(mail({ closesAt, timeZone: 'Asia/Dubai' }, 'ar'), 'البدء قبل');
    expect(arabic).toMatch(/^الثلاثاء، 1 ديسمبر 2026 .*00:59 \(توقيت الخليج، \u2066UTC\+4\u2069\)$/);
  });

  it('says of extra time what it is, to whoever has it and to nobody else', () => {
    expect(fact(mail(), 'Extra time')).toBeUndefined();
    const more = mail({ extraTimePercent: 50, totalSeconds: 1710 });
    expect(fact(more, 'Time')).toBe('up to 29 minutes');
    expect(fact(more, 'Extra time')).toContain('50% more for each question, counted in above (19 minutes without it)');
  });

  it('isolates names of the other script, and leaves those of its own alone', () => {
    expect(mail({ firstName: 'ليلى' }).heading).toBe('Hello \u2068ليلى\u2069,');
    expect(mail({ title: 'موازنة 2026.xlsx' }).paragraphs[0]).toContain('“\u2068موازنة 2026.xlsx\u2069”');
    expect(mail({ firstName: 'ليلى' }, 'ar').heading).toBe('مرحبًا ليلى،');
    expect(mail({}, 'ar').paragraphs[0]).toContain('\u2068Huda Salem\u2069 من \u2068Gulf Trading\u2069');
  });
});

describe('what applies to an exam', () => {
  it('is said of this exam: nothing is watched where nothing is', () => {
    const lines = watched({});
    expect(lines).toContain('You are not watched');
    for (const word of ['deleted after', 'random moments', 'gives a warning', 'takes points back', 'microphone:'])
      expect(lines).not.toContain(word);
  });

  it.each<[Partial<InvitationFacts['proctoring']>, string]>([
    [{ webcamSnapshots: true }, 'Your camera takes single pictures at random moments, about 20 an hour'],
    [{ cameraRequired: true }, 'You can’t start without a working camera'],
    [{ fullScreen: true }, 'The exam runs in full screen'],
    [
      { fullScreen: true, submitsWhenLeft: true },
      'After 2 warnings, leaving once more gives you 20 seconds to come back',
    ],
    [{ tabLeaving: true }, 'is recorded and a person reviews it. It never submits the exam'],
    [{ tabLeaving: true, minimumSeconds: 1 }, 'Leaving the exam for 1 second or longer'],
    [
      { tabLeaving: true, submitsWhenLeft: true, warningsBeforeSubmit: 1 },
      'After 1 warning, leaving once more gives you 20 seconds to come back',
    ],
    [{ copyPaste: true }, 'Copying and pasting is noted'],
    [{ copyPaste: true, retentionDays: 30 }, 'is deleted after 30 days'],
  ])('follows from %o', (change, line) => {
    expect(watched(change)).toContain(line);
    expect(watched(change)).not.toContain('You are not watched');
  });

  it('follows from the types of its questions', () => {
    const of = (types: InvitationFacts['demands']['types']) => mail({ demands: demandsOf({ ...asked, types }) });
    expect(rules(of(['video']))).toContain('answered with a video: you need a camera and a microphone');
    expect(fact(of(['video']), 'Device')).toBe(
      'A computer or a phone with a camera and a microphone, in an up-to-date browser',
    );
    expect(rules(of(['audio']))).toContain('answered by speaking: you need a microphone');
    expect(fact(of(['spreadsheet']), 'Device')).toBe('Best on a computer, in an up-to-date browser');
    expect(rules(mail({ demands: demandsOf({ ...asked, takesBack: true }) }))).toContain(
      'a wrong one takes points back',
    );
  });

  it('leads to where the device is tried, days before', () => {
    const before = mail().sections?.find(({ link }) => link?.url === links.deviceCheck);
    expect(before?.lines.join()).toContain('Nothing is started');
    expect(before?.lines.join()).toContain('If you need more time');
  });

  it('says whether one may go back', () => {
    expect(rules(mail({ mayGoBack: true }))).toContain('You can go back to a question while it has time left');
    expect(rules(mail())).toContain('You can’t go back to it');
  });
});
