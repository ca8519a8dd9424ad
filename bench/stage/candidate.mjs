import { randomUUID } from 'node:crypto';
import { graphql } from './graphql.mjs';
import { pause } from './stage.mjs';
import { call } from './staff.mjs';

const start = graphql(`
  mutation Stage_startAttempt($input: StartAttemptInput!) {
    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }
  }
`);
const resume = graphql(`
  mutation Stage_resumeAttempt($input: ResumeAttemptInput!) {
    resumeAttempt(input: $input) {
      outcome { ... on ExamSitting { state question { id } answerRevision } ... on Refusal { code } }
    }
  }
`);
const save = graphql(`
  mutation Stage_saveAnswer($input: SaveAnswerInput!) {
    saveAnswer(input: $input) {
      outcome { ... on SavedAnswer { revision isLate savedAt closesAt } ... on Refusal { code } }
    }
  }
`);
const next = graphql(`
  mutation Stage_nextQuestion($input: NextQuestionInput!) {
    nextQuestion(input: $input) { outcome { ... on ExamSitting { state question { id } } } }
  }
`);
const submit = graphql(`
  mutation Stage_submitAttempt($input: SubmitAttemptInput!) {
    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }
  }
`);

/** What a revision says; so what is stored can be checked without having kept it. */
export const textOf = (revision) => `revision ${revision}: ${'typed in a hurry '.repeat(revision % 7)}`;

/** Four saves in this time stay below what the server allows one sitting. */
const BEAT_MS = 250;
const RETRY_MS = 1_000;

/** A candidate as the server sees one; remembers what was acknowledged, and checks each acknowledgement. */
export class Candidate {
  attemptId = '';
  questionId = '';
  /** The newest acknowledged revision of each question. @type {Map<string, number>} */
  acknowledged = new Map();
  /** The same of those that came too late to count. @type {Map<string, number>} */
  acknowledgedLate = new Map();
  acknowledgements = 0;
  /** Refused saves by what they answered. @type {Map<string, number>} */
  refusals = new Map();
  /** Acknowledgements that promise less than was sent; there must be none. @type {string[]} */
  broken = [];
  pageId = randomUUID();
  revision = 0;
  isWriting = false;
  /** How often it had to try again until it sat. */
  retries = 0;
  work = Promise.resolve();

  constructor(origin, token) {
    this.origin = origin;
    this.token = token;
  }

  /** Tries again as the page does, when the server has too much to do. */
  async start() {
    const { data, code, status } = await this.call(start, {});
    if (!data && status !== 503) throw new Error(`The attempt did not start: ${status} ${code}`);
    if (!data) {
      this.retries += 1;
      await pause(RETRY_MS);
      return this.start();
    }
    this.attemptId = data.startAttempt.outcome.attemptId;
    this.questionId = data.startAttempt.outcome.question.id;
    return this;
  }

  /**
   * As one that somebody waits for, unless the headers say otherwise.
   * @returns {Promise<{ isLate: boolean } | undefined>} undefined when it was refused
   */
  async save(revision, questionId = this.questionId, headers = {}) {
    const value = { text: textOf(revision) };
    const { data, code, status } = await this.call(save, { questionId, revision, value }, headers);
    const saved = data?.saveAnswer.outcome;
    if (!saved || 'code' in saved) {
      const refusal = `${status} ${saved && 'code' in saved ? saved.code : code}`;
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
      return undefined;
    }
    this.acknowledgements += 1;
    if (saved.revision < revision) this.broken.push(`sent ${revision}, got ${saved.revision}`);
    const known = saved.isLate ? this.acknowledgedLate : this.acknowledged;
    known.set(questionId, Math.max(known.get(questionId) ?? 0, revision));
    return saved;
  }

  /** Saves all the time, out of order, one of them twice, until `rest`. */
  write() {
    this.isWriting = true;
    this.work = this.loop();
  }

  async rest() {
    this.isWriting = false;
    await this.work;
  }

  async loop() {
    while (this.isWriting) {
      this.revision += 3;
      const newest = this.revision;
      await Promise.all([newest - 1, newest, newest - 2, newest].map((revision) => this.save(revision)));
      await pause(BEAT_MS);
    }
  }

  async resume(takeOver) {
    return this.call(resume, { takeOver });
  }

  async next() {
    const answer = await this.call(next, { questionId: this.questionId });
    this.questionId = answer.data?.nextQuestion.outcome.question?.id ?? this.questionId;
    return answer;
  }

  async submit() {
    return this.call(submit, {});
  }

  /**
   * @template Data, Input
   * @param {import('./graphql.mjs').Document<Data, { input: Input }>} query
   * @param {Omit<Input, 'pageId'>} input
   * @param {Record<string, string>} headers
   */
  call(query, input, headers = {}) {
    return call(this.origin, { 'x-exam-token': this.token, ...headers }, query, {
      input: /** @type {any} */ ({ pageId: this.pageId, ...input }),
    });
  }
}
