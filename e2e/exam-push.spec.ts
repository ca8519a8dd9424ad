import { randomUUID } from 'node:crypto';
import { Candidate } from './journey/candidate';
import { aPerson, Office } from './journey/office';
import { wordsOf } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const say = wordsOf('en');
/** The page asks by itself every ten seconds: what is there sooner was pushed. */
const BEFORE_THE_BEAT_MS = 8_000;
const PROMISED_MS = 2_000;

test('what staff write is on the page within two seconds', async ({ page, product, context }) => {
  const office = await Office.open(page.request, product.url);
  const questions = [{ type: 'TRUE_FALSE', text: 'Is two and two four?', truth: true }];
  const assessmentId = await office.assessment({ title: 'Push', questions });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  const exam = await context.newPage();
  const candidate = new Candidate(exam, say);
  await candidate.open(invited?.link ?? '', 'en');
  const listening = exam.waitForResponse(/\/api\/v1\/exam\/nudges$/);
  const isPulse = (body: string | null) => body?.includes('examPulse') ?? false;
  const started = exam.waitForResponse(/\/api\/graphql$/);
  await candidate.start();
  await started;
  await expect(candidate.question('Is two and two four?')).toBeVisible();
  expect((await listening).status()).toBe(200);
  const monitored = await page.request.post(`${product.url}/api/graphql`, {
    data: {
      query: graphql(`
        query ExamPush_assessment($id: ID!) {
          assessment(id: $id) { attempts { edges { node { id } } } }
        }
      `),
      variables: { id: assessmentId },
    },
  });
  const { data } = (await monitored.json()) as {
    data: { assessment: { attempts: { edges: { node: { id: string } }[] } } };
  };
  const attemptId = data.assessment.attempts.edges[0]?.node.id ?? '';
  const message = exam.getByRole('dialog', { name: say('exam:message.title') });
  const took: number[] = [];
  for (let written = 0; written < 3; written++) {
    await exam.waitForResponse((response) => isPulse(response.request().postData()));
    const text = `Please sit down, ${written}.`;
    await office.call(
      graphql(`
        mutation ExamPush_messageCandidate($input: MessageCandidateInput!) {
          messageCandidate(input: $input) { attempt { id } }
        }
      `),
      { input: { attemptId, requestId: randomUUID(), text } },
    );
    const sentAt = performance.now();
    await expect(message).toContainText(text, { timeout: BEFORE_THE_BEAT_MS });
    took.push(performance.now() - sentAt);
    await message.getByRole('button', { name: say('exam:message.read') }).click();
    await expect(message).toBeHidden();
  }
  expect(Math.min(...took)).toBeLessThan(PROMISED_MS);
});
