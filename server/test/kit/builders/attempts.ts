import { ofMembers } from '../members';
import { randomUUID } from 'node:crypto';
import { Answer, Attempt, AttemptQuestion } from '../../../src/modules/exam';
import { Invitation } from '../../../src/modules/candidates';
import type { AnswerValue } from '../../../src/modules/exam';
import type { ProctoringDraft } from '../../../src/modules/assessments/proctoring.policy';
import type { QuestionDraft } from '../../../src/modules/questions';
import type { Role } from '../../../src/platform/access';
import type { ApiClient } from '../api-client';
import type { TestApp } from '../app';
import { aPublishedAssessment } from './assessments';
import { anInvitation } from './invitations';
import type { Invited } from './invitations';

export type Value = AnswerValue;

export interface SittingAnswer {
  attemptId: string;
  answersSecret: string;
  state: string;
  serverNow: string;
  questionCount: number;
  position: number;
  question: {
    id: string;
    position: number;
    type: string;
    text: string;
    choices: { id: string; text: string }[];
    /** Of matching. */
    prompts?: { id: string; text: string }[];
    durationSeconds: number;
    baseDurationSeconds: number;
    opensAt: string;
    closesAt: string;
  } | null;
  answer: Value | null;
  answerRevision: number;
  answerSavedAt: string | null;
  assessmentTitle: string;
  showProgress: boolean;
  isPaused: boolean;
  mayGoBack: boolean;
  visit: number;
  slots: { position: number; state: string; isAnswered: boolean; secondsLeft: number }[];
}

export interface SavedAnswer {
  questionId: string;
  revision: number;
  savedAt: string;
  isLate: boolean;
  receipt: string;
  closesAt: string;
}

export interface PulseAnswer {
  state: string;
  isLivePage: boolean;
  questionId: string | null;
  closesAt: string | null;
  snapshotDue: string | null;
  durationSeconds: number;
  addedSeconds: number;
  isPaused: boolean;
  sittingEndsAt: string | null;
  message: { id: string; text: string; at: string } | null;
}

/** What a refused call throws, so that a test can say `rejects.toMatchObject({ code })`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown>,
    readonly status: number,
  ) {
    super(code);
  }
}

/** `endedAt` by the server's clock. */
export interface GivenSignal {
  seconds: number;
  endedAt?: Date;
  id?: string;
  kind?: string;
  excuse?: string;
  warningsSeen?: number;
  isOver?: boolean;
}

export interface ProctorStateAnswer {
  warnings: number;
  warningsLeft: number;
  isSubmitted: boolean;
  isSubmittedByProctoring: boolean;
  events: {
    id: string;
    kind: string;
    startedAt: string;
    seconds: number;
    times: number;
    countedAs: number | null;
    note: string | null;
    pictureUrls: string[];
  }[];
}

const proctorState = `warnings warningsLeft isSubmitted isSubmittedByProctoring
  events { id kind startedAt seconds times countedAs note pictureUrls }`;

const sitting = `attemptId answersSecret state serverNow questionCount position answerRevision answerSavedAt assessmentTitle showProgress isPaused
  mayGoBack visit slots { position state isAnswered secondsLeft }
  answer { ${ofMembers('AnswerValue', 'choiceIds truth text')} }
  question { ${ofMembers('ExamQuestion', 'id position type text choices { id text } prompts { id text } durationSeconds baseDurationSeconds opensAt closesAt')} }`;

/** One open exam page, as the browser would drive it; it keeps its revision and the question that it shows. */
export class ExamPage {
  shown: SittingAnswer | undefined;
  private revision = 0;

  constructor(
    private readonly api: ApiClient,
    readonly pageId: string = randomUUID(),
  ) {}

  start(consent?: { version: string; language: string }): Promise<SittingAnswer> {
    return this.show('startAttempt', 'StartAttemptInput', { consent });
  }

  resume(takeOver = false): Promise<SittingAnswer> {
    return this.show('resumeAttempt', 'ResumeAttemptInput', { takeOver });
  }

  next(questionId = this.questionId): Promise<SittingAnswer> {
    return this.show('nextQuestion', 'NextQuestionInput', { questionId });
  }

  /** From the question on the screen, unless the test names another one or an earlier visit. */
  goTo(position: number, from: { questionId?: string; visit?: number } = {}): Promise<SittingAnswer> {
    const { questionId = this.questionId, visit = this.shown?.visit ?? 0 } = from;
    return this.show('goToQuestion', 'GoToQuestionInput', { questionId, visit, position });
  }

  submit(): Promise<SittingAnswer> {
    return this.show('submitAttempt', 'SubmitAttemptInput', {});
  }

  /** Saves the shown question with the next revision, unless the test names either. */
  save(value: Value, given: { questionId?: string; revision?: number } = {}): Promise<SavedAnswer> {
    const { questionId = this.questionId, revision = ++this.revision } = given;
    const fields = 'questionId revision savedAt isLate receipt closesAt';
    // An answer that was taken back is sent as none.
    const sent = Object.keys(value).length > 0 ? value : null;
    const input = { questionId, revision, value: sent };
    return this.done('saveAnswer', 'SaveAnswerInput', input, `... on SavedAnswer { ${fields} }`);
  }

  pulse(): Promise<PulseAnswer> {
    const fields =
      'state isLivePage questionId closesAt snapshotDue durationSeconds addedSeconds isPaused sittingEndsAt message { id text at }';
    return this.call('examPulse', 'ExamPulseInput', {}, fields);
  }

  /** A message of the staff was read. */
  async read(messageId: string): Promise<void> {
    const document = 'mutation ($input: ReadExamMessageInput!) { readExamMessage(input: $input) { messageId } }';
    await this.api.data(document, { input: { messageId } });
  }

  /** Tells of an absence of the page that ended just now, unless the test says otherwise. */
  report(...signals: GivenSignal[]): Promise<ProctorStateAnswer> {
    const events = signals.map((signal) => this.signalOf(signal));
    return this.tell('reportProctorEvents', 'ReportProctorEventsInput', { events });
  }

  note(eventId: string, note: string): Promise<ProctorStateAnswer> {
    return this.tell('noteProctorEvent', 'NoteProctorEventInput', { eventId, note, pageId: undefined });
  }

  async proctorState(): Promise<ProctorStateAnswer> {
    return (await this.api.data<{ proctorState: ProctorStateAnswer }>(`{ proctorState { ${proctorState} } }`))
      .proctorState;
  }

  private signalOf({ seconds, endedAt = new Date(), ...given }: GivenSignal) {
    const startedAt = new Date(endedAt.getTime() - seconds * 1000);
    return {
      id: randomUUID(),
      kind: 'TAB_HIDDEN',
      startedAt,
      computerAt: startedAt,
      lastedMs: seconds * 1000,
      isOver: true,
      warningsSeen: 0,
      ...given,
    };
  }

  get questionId(): string {
    return this.shown?.question?.id ?? randomUUID();
  }

  private async show(field: string, inputType: string, input: object): Promise<SittingAnswer> {
    this.shown = await this.done<SittingAnswer>(field, inputType, input, `... on ExamSitting { ${sitting} }`);
    this.revision = this.shown.answerRevision;
    return this.shown;
  }

  /** A refusal that is a member of the answer is thrown like any other. */
  private async done<Done extends object>(field: string, inputType: string, input: object, done: string) {
    const refused = '... on Refusal { code ... on ConsentRequired { version } ... on ExamUnavailable { reason } }';
    const answer = await this.call<{ outcome: Done | { code: string } }>(
      field,
      inputType,
      input,
      `outcome { ${done} ${refused} }`,
    );
    if (!('code' in answer.outcome)) return answer.outcome;
    const { code, ...params } = answer.outcome;
    throw new Refusal(code, params, 200);
  }

  private async tell(field: string, inputType: string, input: object): Promise<ProctorStateAnswer> {
    const selection = `proctorState { ${proctorState} }`;
    const answer = await this.call<{ proctorState: ProctorStateAnswer }>(field, inputType, input, selection);
    return answer.proctorState;
  }

  private async call<Data>(field: string, inputType: string, input: object, selection: string): Promise<Data> {
    const document = `mutation ($input: ${inputType}!) { ${field}(input: $input) { ${selection} } }`;
    const variables = { input: { pageId: this.pageId, ...input } };
    const { data, errors, status } = await this.api.graphql<Record<string, Data>>(document, variables);
    const [error] = errors;
    if (error || !data) throw new Refusal(error?.extensions.code ?? 'NO_DATA', error?.extensions.params ?? {}, status);
    return data[field] as Data;
  }
}

interface Inviter {
  id: string;
  role: Role;
  name: string;
}

/** Somebody invited to a published assessment with these questions, and a page of theirs that has started nothing yet. */
export async function aSeat(
  app: TestApp,
  owner: Inviter,
  given: {
    questions?: QuestionDraft[];
    extraTimePercent?: number;
    proctoring?: ProctoringDraft;
    allowBack?: boolean;
  } = {},
): Promise<Invited & { page: ExamPage; assessmentId: string }> {
  const { questions, extraTimePercent, proctoring, allowBack } = given;
  const assessment = await aPublishedAssessment(app, owner, {
    ...(questions && { questions }),
    ...(proctoring && { proctoring }),
    ...(allowBack && { configuration: { allowBack } }),
  });
  const invited = await anInvitation(
    app,
    owner,
    assessment.id,
    extraTimePercent === undefined ? {} : { extraTimePercent },
  );
  return { ...invited, page: aPage(app, invited.examToken), assessmentId: assessment.id };
}

/** A (further) page on the same exam link. */
export function aPage(app: TestApp, examToken: string, pageId?: string): ExamPage {
  return new ExamPage(app.as.candidate(examToken), pageId);
}

/** The refusals among these calls. */
export async function refusalsOf(calls: Promise<unknown>[]): Promise<{ reason: Refusal }[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.filter(
    (outcome): outcome is PromiseRejectedResult & { reason: Refusal } => outcome.status === 'rejected',
  );
}

/** What the database holds, past every cache. */
export const stored = {
  attempt: ({ dataSource }: TestApp, id: string): Promise<Attempt> =>
    dataSource.manager.findOneByOrFail(Attempt, { id }),

  attemptsOf: ({ dataSource }: TestApp, invitationId: string): Promise<Attempt[]> =>
    dataSource.manager.findBy(Attempt, { invitationId }),

  paper: ({ dataSource }: TestApp, attemptId: string): Promise<AttemptQuestion[]> =>
    dataSource.manager.find(AttemptQuestion, { where: { attemptId }, order: { position: 'ASC' } }),

  /** One for each question that was opened, in that order. */
  answers: ({ dataSource }: TestApp, attemptId: string): Promise<Answer[]> =>
    dataSource.manager.find(Answer, { where: { attemptId }, order: { openedAt: 'ASC' } }),

  answer: ({ dataSource }: TestApp, questionId: string): Promise<Answer> =>
    dataSource.manager.findOneByOrFail(Answer, { questionId }),

  invitation: ({ dataSource }: TestApp, id: string): Promise<Invitation> =>
    dataSource.manager.findOneByOrFail(Invitation, { id }),

  /** An endpoint of theirs: without any, what is only for others is not written down. */
  async listener({ dataSource, clock }: TestApp, ownerId: string): Promise<void> {
    const text = `insert into webhook_endpoints (owner_id, url, events, created_at) values ($1, null, '{}', $2)`;
    await dataSource.query(text, [ownerId, clock.now()]);
  },

  /** How many events of this type were written about the attempt. */
  async eventCount({ dataSource }: TestApp, type: string, attemptId: string): Promise<number> {
    const sql = `select 1 from outbox_events where type = $1 and payload ->> 'attemptId' = $2`;
    return (await dataSource.query<unknown[]>(sql, [type, attemptId])).length;
  },
};
