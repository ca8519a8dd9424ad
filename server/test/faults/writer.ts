import { randomUUID } from 'node:crypto';
import { call } from './api';
import { pause } from './rig';
import { graphql } from '../kit/graphql';
import type { TypedDocumentString } from '../kit/graphql';

const startAttempt = graphql(`
  mutation FaultsWriter_startAttempt($input: StartAttemptInput!) {
    startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id } } } }
  }
`);
const saveAnswer = graphql(`
  mutation FaultsWriter_saveAnswer($input: SaveAnswerInput!) {
    saveAnswer(input: $input) { outcome { ... on SavedAnswer { revision } ... on Refusal { code } } }
  }
`);
const submitAttempt = graphql(`
  mutation FaultsWriter_submitAttempt($input: SubmitAttemptInput!) {
    submitAttempt(input: $input) { outcome { ... on ExamSitting { state } } }
  }
`);

export const textOf = (revision: number) => `revision ${revision}: ${'typed in a hurry '.repeat(revision % 7)}`;

/** Four saves in this time stay below what the server allows one sitting. */
const BEAT_MS = 250;

/** A candidate who saves all the time, repeats saves and lets them overtake each other; remembers every acknowledgement. */
export class Writer {
  questionId = '';
  attemptId = '';
  acknowledged = 0;
  acknowledgements = 0;
  /** What refused saves answered, by code. */
  readonly refusals = new Map<string, number>();
  /** Acknowledgements of less than what was sent; there must be none. */
  readonly broken: string[] = [];
  readonly pageId = randomUUID();
  private revision = 0;
  private isWriting = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly origin: string,
    readonly token: string,
  ) {}

  async start(): Promise<void> {
    const input = { pageId: this.pageId };
    const { data, code } = await this.call(startAttempt, input);
    const outcome = data?.startAttempt.outcome;
    if (!outcome || !('attemptId' in outcome)) throw new Error(`The attempt did not start: ${code}`);
    this.attemptId = outcome.attemptId;
    this.questionId = outcome.question?.id ?? '';
  }

  async submit(): Promise<void> {
    const { data, code } = await this.call(submitAttempt, { pageId: this.pageId });
    if (!data) throw new Error(`The attempt was not submitted: ${code}`);
  }

  write(): void {
    this.isWriting = true;
    this.work = this.loop();
  }

  async rest(): Promise<void> {
    this.isWriting = false;
    await this.work;
  }

  /** One save of this revision, however often it was sent before. */
  async save(revision: number): Promise<void> {
    const value = { text: textOf(revision) };
    const input = { pageId: this.pageId, questionId: this.questionId, revision, value };
    const { data, code, status } = await this.call(saveAnswer, input);
    const outcome = data?.saveAnswer.outcome;
    if (!outcome || 'code' in outcome) {
      const refusal = `${status} ${outcome?.code ?? code}`;
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
      return;
    }
    this.acknowledgements += 1;
    if (outcome.revision < revision) this.broken.push(`sent ${revision}, got ${outcome.revision}`);
    this.acknowledged = Math.max(this.acknowledged, revision);
  }

  private async loop(): Promise<void> {
    while (this.isWriting) {
      this.revision += 3;
      const newest = this.revision;
      // Out of order, and one of them twice.
      await Promise.all([newest - 1, newest, newest - 2, newest].map((revision) => this.save(revision)));
      await pause(BEAT_MS);
    }
  }

  private call<Data, Input>(query: TypedDocumentString<Data, { input: Input }>, input: NoInfer<Input>) {
    return call(this.origin, { 'x-exam-token': this.token }, query, { input });
  }
}
