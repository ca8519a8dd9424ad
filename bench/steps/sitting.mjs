import { randomUUID } from 'node:crypto';
import { call } from '../stage/staff.mjs';
import { documentOf } from '../stage/documents.mjs';

const UNHURRIED = { 'x-unhurried': '1' };

/** One exam page: sends what the page sends, in its words, and throws when it is refused. */
export class Sitting {
  pageId = randomUUID();
  questionId = '';
  choiceId = '';
  revision = 0;

  constructor(origin, token) {
    this.origin = origin;
    this.token = token;
  }

  open() {
    return this.send('ExamEntry');
  }

  async start() {
    this.stand((await this.send('StartAttempt', {})).startAttempt.outcome);
  }

  async next() {
    this.stand((await this.send('NextQuestion', { questionId: this.questionId })).nextQuestion.outcome);
  }

  pulse() {
    return this.send('ExamPulse', {}, UNHURRIED);
  }

  /** As while somebody writes; what the page sends before it moves on is waited for. */
  save() {
    return this.send('SaveAnswer', this.saving(), UNHURRIED);
  }

  submit() {
    return this.send('SubmitAttempt', {});
  }

  saving() {
    this.revision += 1;
    return { questionId: this.questionId, revision: this.revision, value: { choiceIds: [this.choiceId] } };
  }

  stand({ question }) {
    this.questionId = question?.id ?? '';
    this.choiceId = question?.choices?.[0]?.id ?? '';
  }

  async send(operation, input, haste = {}) {
    const variables = input ? { input: { pageId: this.pageId, ...input } } : {};
    const headers = { 'x-exam-token': this.token, ...haste };
    const { data, status, code } = await call(
      this.origin,
      headers,
      /** @type {any} */ (documentOf(operation)),
      variables,
    );
    if (!data) throw new Error(`${operation} was refused: ${status} ${code}`);
    return data;
  }
}

/** Invited, not yet there. */
export async function invite({ staff, stage }, { count, questions }) {
  const choices = ['Assets', 'Income', 'Equity', 'Cash'].map((text, index) => ({ text, isRight: index === 1 }));
  const fields = { choices, allowsSeveral: false };
  const assessmentId = await staff.publish({
    durations: Array.from({ length: questions }, () => 3_600),
    type: 'multipleChoice',
    fields,
  });
  const tokens = await staff.invite(assessmentId, count);
  return tokens.map((token) => new Sitting(stage.originOf(), token));
}

/** Each does it once, so many at a time. @returns {Promise<number>} how many did */
export async function each(sittings, act, atOnce = 10) {
  const waiting = [...sittings];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sittings.length;
}
