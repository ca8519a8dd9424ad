import type { WordMailInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anInvitation } from '../kit/builders/invitations';
import { aPublishedAssessment } from '../kit/builders/assessments';

const reword = graphql(`
  mutation MailWordings_rewordMail($input: WordMailInput!) {
    rewordMail(input: $input) { wording { kind language subject text isReworded placeholders necessary } }
  }
`);
const reset = graphql(`
  mutation MailWordings_resetMailWording($input: WhichMailInput!) {
    resetMailWording(input: $input) {
      wording { kind language subject text isReworded placeholders necessary }
    }
  }
`);
const preview = graphql(`
  mutation MailWordings_previewMail($input: WordMailInput!) {
    previewMail(input: $input) { mail { subject text html } }
  }
`);
const test = graphql(`
  mutation MailWordings_sendTestMail($input: WordMailInput!) {
    sendTestMail(input: $input) { sentTo }
  }
`);
const duplicate = graphql(`
  mutation MailWordings_duplicateAssessment($input: AssessmentIdInput!) {
    duplicateAssessment(input: $input) { assessment { id } }
  }
`);
const keep = graphql(`
  mutation MailWordings_saveRoleTemplate($input: SaveRoleTemplateInput!) {
    saveRoleTemplate(input: $input) { roleTemplate { id } }
  }
`);
const start = graphql(`
  mutation MailWordings_startFromTemplate($input: RoleTemplateIdInput!) {
    startFromTemplate(input: $input) { assessment { id } }
  }
`);
const list = graphql(`
  query MailWordings_assessment($id: ID!) {
    assessment(id: $id) { mailWordings { kind language subject text isReworded } }
  }
`);

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  assessmentId = (await aPublishedAssessment(app, hr.user)).id;
});
afterAll(() => app.close());

const own = (changes: Partial<WordMailInput> = {}): WordMailInput => ({
  assessmentId,
  kind: 'INVITATION',
  language: 'EN',
  subject: 'Come and show us: {assessment}',
  text: 'Dear {name},\n\nwe liked your application as {role}.\n\n{link}\n\nSee you soon,\nthe bakers',
  ...changes,
});
const send = <Data, Input>(document: TypedDocumentString<Data, { input: Input }>, input: NoInfer<Input>) =>
  hr.graphql(document, { input });
const wordings = async (id = assessmentId) => (await hr.data(list, { id })).assessment.mailWordings;
async function again(): Promise<string> {
  const { data } = await hr.graphql(duplicate, {
    input: { id: assessmentId },
  });
  return data!.duplicateAssessment.assessment.id;
}
async function fromTemplate(): Promise<string> {
  const kept = await hr.graphql(keep, {
    input: { assessmentId, title: 'Bakers' },
  });
  const { id } = kept.data!.saveRoleTemplate.roleTemplate;
  const begun = await hr.graphql(start, { input: { id } });
  return begun.data!.startFromTemplate.assessment.id;
}
async function invited(): Promise<{ subject: string; text: string; html: string } | undefined> {
  const { candidate } = await anInvitation(app, hr.user, assessmentId);
  await app.runJobs();
  return app.mailbox.to(candidate.email)[0];
}

describe('a mail in words of the assessment', () => {
  it('begins with the words that go out anyway, in both languages, with their placeholders', async () => {
    const told = await wordings();
    expect(told).toHaveLength(6);
    expect(told.filter(({ isReworded }) => isReworded)).toEqual([]);
    // What is offered to begin with can be kept as it is.
    for (const { kind, language, subject, text } of told)
      expect((await send(preview, { assessmentId, kind, language, subject, text })).errors).toEqual([]);
  });

  it('goes out as HTML and text, with its link as a button and all that has to be said below', async () => {
    const before = await invited();
    expect((await send(reword, own())).errors).toEqual([]);
    const mail = await invited();
    expect(mail?.subject).toBe('Come and show us: Senior Accountant, Gulf');
    expect(mail?.text).toMatch(/^Come and show us.*\n\nDear \S+,\n\nwe liked your application as Senior Accountant\./u);
    const address = /http:\/\/mizan\.test\/Exam\/\S+/u.exec(mail?.text ?? '')?.[0] ?? 'no link';
    expect(mail?.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    // After the button, before what applies to the exam, which nobody can word away.
    expect(mail?.text).toMatch(/\/Exam\/[\s\S]*See you soon,\nthe bakers[\s\S]*What applies to this exam/u);
    expect(before?.text).toContain('What applies to this exam');
    // The other language keeps the words it had, and so does every mail once the words are taken back.
    expect((await wordings()).filter(({ isReworded }) => isReworded)).toHaveLength(1);
    await send(reset, { assessmentId, kind: 'INVITATION', language: 'EN' });
    expect((await invited())?.subject).toBe(before?.subject);
  });

  it('is refused with its place where it could not be sent, and then nothing changes', async () => {
    const problems = async (input: Partial<WordMailInput>) => {
      const { errors } = await send(reword, own(input));
      return errors[0]?.extensions.params.fields;
    };
    expect(await problems({ text: 'Dear {name},\n\nno link' })).toEqual([
      { path: 'text', rule: 'placeholder-missing', params: { placeholder: '{link}' } },
    ]);
    expect(await problems({ subject: '{salary}', text: 'Dear\n{naem}\n{link}' })).toEqual([
      { path: 'subject', rule: 'placeholder-unknown', params: { placeholder: '{salary}', line: 1 } },
      { path: 'text', rule: 'placeholder-unknown', params: { placeholder: '{naem}', line: 2 } },
    ]);
    expect((await wordings()).filter(({ isReworded }) => isReworded)).toEqual([]);
  });

  it.each([
    ['the same assessment again', again],
    ['a template that was made of it', fromTemplate],
  ])('goes along with %s, and stays its own there', async (_, begin) => {
    await send(reword, own());
    await send(reword, own({ kind: 'RESULT', language: 'AR', subject: 'نتيجتك', text: '{feedback}' }));
    const copy = await begin();
    const reworded = async (id: string) =>
      (await wordings(id)).flatMap(({ isReworded, subject }) => (isReworded ? [subject] : [])).sort();
    expect(await reworded(copy)).toEqual(['Come and show us: {assessment}', 'نتيجتك']);
    await send(reset, { assessmentId: copy, kind: 'RESULT', language: 'AR' });
    expect(await reworded(copy)).toHaveLength(1);
    expect(await reworded(assessmentId)).toHaveLength(2);
    for (const which of [
      { kind: 'INVITATION', language: 'EN' },
      { kind: 'RESULT', language: 'AR' },
    ] as const)
      await send(reset, { assessmentId, ...which });
  });

  it('is tried out before it is kept: shown, and sent to whoever words it', async () => {
    const input = own({ kind: 'RESULT', language: 'AR', subject: 'نتيجتك', text: 'مرحبًا {name}\n\n{feedback}' });
    const { data } = await send(preview, input);
    expect(data?.previewMail).toMatchObject({
      mail: { subject: 'نتيجتك', html: expect.stringContaining('dir="rtl"') as string },
    });
    expect((await send(test, own())).data).toEqual({ sendTestMail: { sentTo: hr.user.email } });
    await app.runJobs();
    const [mail] = app.mailbox.to(hr.user.email);
    expect(mail).toMatchObject({ subject: 'Come and show us: Senior Accountant, Gulf' });
    expect(mail?.text).toContain('/PreviewAssestment/');
    expect((await wordings()).filter(({ isReworded }) => isReworded)).toEqual([]);
  });
});
