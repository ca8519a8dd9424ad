import { randomUUID } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';

const PAUSE = graphql(`
  mutation ExamNudges_pauseAttempt($input: PauseAttemptInput!) {
    pauseAttempt(input: $input) { attempt { pausedAt } }
  }
`);
const MESSAGE = graphql(`
  mutation ExamNudges_messageCandidate($input: MessageCandidateInput!) {
    messageCandidate(input: $input) { attempt { id } }
  }
`);

/** Far more than it takes, also on a busy machine: no page pulses here, so what comes was pushed. */
const PATIENCE_MS = 240_000;

/** Before its end a line may give signs of life. */
async function ended(reader: { read(): Promise<{ done: boolean }> }): Promise<void> {
  while (!(await reader.read()).done);
}

describe('what staff do while a candidate sits', () => {
  let app: TestApp;
  let origin: string;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    origin = await app.listen();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const listen = async (examToken: string) => {
    const abort = new AbortController();
    const headers = { 'x-exam-token': examToken };
    const response = await fetch(`${origin}/api/v1/exam/nudges`, { headers, signal: abort.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const until = async (wanted: string) => {
      let heard = '';
      const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
      while (!heard.includes(wanted)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`It ended after “${heard}”.`);
        heard += value;
      }
      clearTimeout(timer);
    };
    return { response, until, reader, end: () => abort.abort() };
  };
  const seated = async () => {
    const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ durationSeconds: 600 })] });
    const { attemptId } = await seat.page.start();
    return { ...seat, attemptId };
  };

  it('reaches the open page by a push, and nobody else’s', async () => {
    const [one, other] = [await seated(), await seated()];
    const [line, otherLine] = [await listen(one.examToken), await listen(other.examToken)];
    expect(line.response.headers.get('content-type')).toContain('text/event-stream');
    await Promise.all([line.until('alive'), otherLine.until('alive')]);
    const { attemptId } = one;
    await hr.data(MESSAGE, { input: { attemptId, requestId: randomUUID(), text: 'Please sit down.' } });
    await line.until('data: look');
    await hr.data(PAUSE, { input: { attemptId, reasonCode: 'TECHNICAL_NETWORK' } });
    await line.until('data: look');
    let otherHeard = '';
    void otherLine.reader.read().then(
      ({ value }) => (otherHeard = value ?? ''),
      () => undefined,
    );
    line.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    // A sign of life may have come meanwhile.
    expect(otherHeard).not.toContain('look');
    otherLine.end();
  });

  it('is told only to who holds an exam link', async () => {
    expect((await fetch(`${origin}/api/v1/exam/nudges`)).status).toBe(401);
    expect((await fetch(`${origin}/api/v1/exam/nudges`, { headers: { 'x-exam-token': 'x' } })).status).toBe(401);
  });

  it('lets the oldest line go when one link opens many', async () => {
    const { examToken } = await seated();
    const lines = [];
    for (let opened = 0; opened < 4; opened++) {
      const line = await listen(examToken);
      await line.until('alive');
      lines.push(line);
    }
    await ended(lines[0]!.reader);
    for (const line of lines) line.end();
  });

  it('does not hold the server up when it stops', async () => {
    const own = await createTestApp();
    const address = await own.listen();
    const { examToken } = await aSeat(own, (await own.as.hr()).user, { questions: [aQuestionDraft()] });
    const line = await fetch(`${address}/api/v1/exam/nudges`, { headers: { 'x-exam-token': examToken } });
    const reader = line.body!.getReader();
    await reader.read();
    await own.close();
    await ended(reader).catch(() => undefined);
  });
});
