import { randomUUID } from 'node:crypto';
import { createTestApp } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, rightAnswer } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';
import { bare, textOfPdf } from '../../src/modules/reports/exports/testing/read-pdf';

let app: TestApp;
let hr: SignedIn;
let sat: SatExam;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  const essay = { draft: questionDrafts.openEnded({ score: 5 }), answer: { text: 'Timing of cash.' } };
  sat = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
});
afterAll(() => app.close());

const show = (options: object) =>
  app.dataSource.query('update assessments set report_options = report_options || $2::jsonb where id = $1', [
    sat.assessmentId,
    options,
  ]);
const ask = (
  client: ApiClient,
  query = '',
  { assessmentId, candidate } = sat as Pick<SatExam, 'assessmentId' | 'candidate'>,
) => client.request({ method: 'GET', url: `/api/v1/results/${assessmentId}/${candidate.id}.pdf${query}` });

describe('GET results/{assessment}/{candidate}.pdf', () => {
  it('gives the result to its owner, by session and as bearer', async () => {
    const bearer = Object.assign(app.as.nobody(), { headers: { authorization: `Bearer ${hr.token}` } });
    for (const client of [hr, bearer]) {
      const { statusCode, headers, rawPayload } = await ask(client, '?lang=en');
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain(
        'attachment; filename="Senior Accountant, Gulf - Noor Al-Hashimi.pdf"',
      );
      const text = textOfPdf(rawPayload, 'ltr').flat().join('\n');
      for (const words of ['Noor Al-Hashimi', sat.candidate.email, 'Timing of cash.', '1 answer needs marking'])
        expect(text).toContain(bare(words));
    }
  });

  it('writes it in Arabic when that is asked for', async () => {
    const { rawPayload } = await ask(hr, '?lang=ar');
    expect(textOfPdf(rawPayload, 'rtl').flat().join('\n')).toContain(bare('الأسئلة والإجابات'));
  });

  it('obeys the report options', async () => {
    await show({ showCandidateInformation: false, showQuestions: false, showCorrectAnswers: true });
    const { rawPayload, headers } = await ask(hr, '?lang=en');
    await show({ showCandidateInformation: true, showQuestions: true, showCorrectAnswers: false });
    expect(textOfPdf(rawPayload, 'ltr').flat().join('\n')).not.toMatch(/Noor|Timing|@/);
    expect(headers['content-disposition']).not.toContain('Noor');
  });

  it('answers for what is not there, and for somebody else, alike', async () => {
    const foreign = await ask(await app.as.hr());
    const absent = await ask(hr, '', { assessmentId: randomUUID(), candidate: sat.candidate });
    expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()]);
  });

  it('refuses another language, and whoever is not signed in', async () => {
    expect((await ask(hr, '?lang=fr')).statusCode).toBe(400);
    expect((await ask(app.as.nobody())).statusCode).toBe(401);
  });

  it('writes down who took it out', async () => {
    await ask(hr);
    const text = `select actor_id as actor, object_label as label from audit_entries where action = 'result.export' order by id desc limit 1`;
    const [entry] = await app.dataSource.query<{ actor: string; label: string }[]>(text);
    expect(entry?.actor).toBe(hr.user.id);
    expect(entry?.label).toContain('Senior Accountant');
  });
});

describe('GET candidates/{candidate}.pdf', () => {
  it('tells of every result of the candidate', async () => {
    const { statusCode, rawPayload } = await hr.request({
      method: 'GET',
      url: `/api/v1/candidates/${sat.candidate.id}.pdf?lang=en`,
    });
    expect(statusCode).toBe(200);
    const text = textOfPdf(rawPayload, 'ltr').flat().join('\n');
    expect(text).toContain(bare('1 completed assessment'));
    expect(text).toContain(bare('Senior Accountant, Gulf'));
  });

  it('tells the pass mark by which the result was judged, whatever it is today', async () => {
    const raise = `update assessments set configuration = configuration || '{"passMark": 77}' where id = $1`;
    await app.dataSource.query(raise, [sat.assessmentId]);
    const url = `/api/v1/candidates/${sat.candidate.id}.pdf?lang=en`;
    const { rawPayload } = await hr.request({ method: 'GET', url });
    const text = textOfPdf(rawPayload, 'ltr').flat().join('\n');
    expect(text).toContain(bare('Pass mark 50%'));
    expect(text).not.toContain('77%');
  });
});
