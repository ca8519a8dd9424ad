import type { LettersInput } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import type { Invited } from '../kit/builders/invitations';

const documents = {
  mail: graphql(`
    mutation Letters_mailCandidates($input: MailCandidatesInput!) {
      mailCandidates(input: $input) { mailedCount }
    }
  `),
  preview: graphql(`
    mutation Letters_previewLetters($input: MailCandidatesInput!) {
      previewLetters(input: $input) { letters { to language subject text } }
    }
  `),
  save: graphql(`
    mutation Letters_saveReply($input: SaveReplyInput!) {
      saveReply(input: $input) {
        savedReply { id name en { subject text } }
        replaced { name en { subject text } ar { subject text } }
      }
    }
  `),
  delete: graphql(`
    mutation Letters_deleteReply($input: DeleteReplyInput!) {
      deleteReply(input: $input) { savedReplyId }
    }
  `),
  replies: graphql(`query Letters_viewer { viewer { savedReplies { id name en { subject } ar { subject } } } }`),
};

const letters = {
  en: { subject: 'Your test: {assessment}', text: 'Dear {name},\n\nThank you.' },
  ar: { subject: 'اختبارك: {assessment}', text: 'عزيزي {name}،\n\nشكرًا لك.' },
};
const englishOnly = { en: letters.en, ar: { subject: '', text: '' } };

let app: TestApp;
let hr: SignedIn;
let english: Invited;
let arabic: Invited;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr();
  const [first, second] = [await aPublishedAssessment(app, hr.user), await aPublishedAssessment(app, hr.user)];
  await app.dataSource.query(`update assessments set language = 'ar', title = 'محاسب' where id = $1`, [second.id]);
  english = await anInvitation(app, hr.user, first.id, { firstName: 'Noor', lastName: 'Haddad' });
  arabic = await anInvitation(app, hr.user, second.id, { firstName: 'ليلى', lastName: 'حداد' });
  await app.runJobs();
});

const inputOf = (invited: Invited[], given: LettersInput = letters) => ({
  input: { invitationIds: invited.map(({ invitation }) => invitation.id), letters: given },
});
const lastTo = ({ candidate }: Invited) => app.mailbox.to(candidate.email).at(-1);
const countTo = ({ candidate }: Invited) => app.mailbox.to(candidate.email).length;

describe('a letter to candidates', () => {
  it('goes to each in the language of their exam, as the preview showed it', async () => {
    const { previewLetters } = await hr.data(documents.preview, inputOf([english, arabic]));
    expect(previewLetters.letters.map(({ language }) => language)).toEqual(['EN', 'AR']);
    const before = countTo(english);
    expect(countTo(english)).toBe(before);
    expect(await hr.data(documents.mail, inputOf([english, arabic]))).toEqual({ mailCandidates: { mailedCount: 2 } });
    await app.runJobs();
    expect(countTo(english)).toBe(before + 1);
    for (const [invited, letter] of [
      [english, previewLetters.letters[0]],
      [arabic, previewLetters.letters[1]],
    ] as const) {
      expect(letter?.to).toBe(invited.candidate.email);
      expect(lastTo(invited)?.subject).toBe(letter?.subject);
      for (const paragraph of letter?.text.split('\n\n') ?? []) expect(lastTo(invited)?.text).toContain(paragraph);
    }
    expect(lastTo(arabic)?.text).toContain('عزيزي ليلى حداد،');
  });

  it('names who has one name only without a gap', async () => {
    await app.dataSource.query(`update candidates set last_name = '' where id = $1`, [english.candidate.id]);
    const { previewLetters } = await hr.data(documents.preview, inputOf([english]));
    expect(previewLetters.letters[0]?.text).toContain('Dear Noor,');
  });

  it('stands in the audit log, and goes with whoever is erased', async () => {
    await hr.data(documents.mail, inputOf([english]));
    const [entry] = await app.dataSource.query<{ label: string }[]>(
      `select object_label as label from audit_entries where action = 'invitation.letter' and object_id = $1`,
      [english.invitation.id],
    );
    expect(entry?.label).toContain(english.candidate.email);
    const admin = await app.as.superAdmin();
    const erase = graphql(`
      mutation Letters_eraseCandidate($input: EraseCandidateInput!) {
        eraseCandidate(input: $input) { __typename }
      }
    `);
    expect((await admin.graphql(erase, { input: { id: english.candidate.id } })).code).toBeUndefined();
    const left = await app.dataSource.query<object[]>(`select from mails where recipient = $1`, [
      english.candidate.email,
    ]);
    expect(left).toHaveLength(0);
    const { previewLetters } = await hr.data(documents.preview, inputOf([english, arabic]));
    expect(previewLetters.letters.map(({ to }) => to)).toEqual([arabic.candidate.email]);
    expect(await hr.data(documents.mail, inputOf([english, arabic]))).toEqual({ mailCandidates: { mailedCount: 1 } });
  });

  it('goes to nobody where one of the languages is not written', async () => {
    const before = countTo(english);
    const { errors } = await hr.graphql(documents.mail, inputOf([english, arabic], englishOnly));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      params: { fields: [{ path: 'letters.ar', rule: 'required' }] },
    });
    await app.runJobs();
    expect(countTo(english)).toBe(before);
    expect((await hr.graphql(documents.mail, inputOf([english], englishOnly))).code).toBeUndefined();
  });

  it('goes to nobody else’s candidates', async () => {
    const stranger = await app.as.hr();
    expect((await stranger.graphql(documents.mail, inputOf([english]))).code).toBe('INVITATION_NOT_FOUND');
    expect((await stranger.graphql(documents.preview, inputOf([english]))).code).toBe('INVITATION_NOT_FOUND');
  });
});

describe('a saved reply', () => {
  it('is kept under its name, written anew, listed for its owner alone, and forgotten', async () => {
    const save = (subject: string) =>
      hr.data(documents.save, {
        input: { name: 'Not this time', letters: { ...letters, en: { subject, text: 'x' } } },
      });
    const first = await save('One');
    const second = await save('Two');
    expect(second.saveReply.savedReply.id).toBe(first.saveReply.savedReply.id);
    expect(first.saveReply.replaced).toBeNull();
    const former = { name: 'Not this time', en: { subject: 'One', text: 'x' }, ar: letters.ar };
    expect(second.saveReply.replaced).toEqual(former);
    const listed = await hr.data(documents.replies);
    expect(listed.viewer!.savedReplies).toMatchObject([{ name: 'Not this time', en: { subject: 'Two' } }]);
    const other = await app.as.hr();
    expect(await other.data(documents.replies)).toEqual({ viewer: { savedReplies: [] } });
    const input = { id: first.saveReply.savedReply.id };
    expect((await other.graphql(documents.delete, { input })).code).toBe('SAVED_REPLY_NOT_FOUND');
    expect((await hr.graphql(documents.delete, { input })).code).toBeUndefined();
  });

  race(
    'is one of a hundred at the most, also when two are the last at once; one that is there can be written anew',
    async () => {
      const writer = await app.as.hr();
      const save = (name: string) => writer.graphql(documents.save, { input: { name, letters } });
      await app.dataSource.query(
        `insert into saved_replies (user_id, name, subject_en, text_en, subject_ar, text_ar)
        select $1, 'Reply ' || number, 'a', 'a', 'a', 'a' from generate_series(1, 99) number`,
        [writer.user.id],
      );
      const codes = (await Promise.all([save('One more'), save('Another')])).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['TOO_MANY_SAVED_REPLIES', undefined]);
      expect((await save('Reply 7')).code).toBeUndefined();
      const listed = await writer.data(documents.replies);
      expect(listed.viewer!.savedReplies).toHaveLength(100);
    },
  );
});
