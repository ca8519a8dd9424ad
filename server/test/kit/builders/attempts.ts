import { randomUUID } from 'node:crypto';
import { Answer, Attempt, AttemptQuestion } from '../../../src/modules/exam';
import { Invitation } from '../../../src/modules/candidates';
import type { AnswerValue } from '../../../src/modules/exam';
import type { ProctoringDraft } from '../../../src/modules/assessments/proctoring.policy';
import type { QuestionDraft } from '../../../src/modules/questions';
import type { Role } from '../../../src/platform/access';
import type { AnswerValueInput, ProctorExcuse, ProctorSignal, StartAttemptInput } from '../../generated/graphql';
import type { ApiClient, GraphqlAnswer } from '../api-client';
import type { TestApp } from '../app';
import { graphql } from '../graphql';
import type { ResultOf, Whichever } from '../graphql';
import { aPublishedAssessment } from './assessments';
import { anInvitation } from './invitations';
import type { Invited } from './invitations';

export type Value = AnswerValue;

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
  kind?: ProctorSignal;
  excuse?: ProctorExcuse;
  warningsSeen?: number;
  isOver?: boolean;
}

/** What a call gave back; a refused one is thrown. */
export function dataOrRefusal<Data>({ data, errors, status }: GraphqlAnswer<Data>): Data {
  const [error] = errors;
  if (error || !data) throw new Refusal(error?.extensions.code ?? 'NO_DATA', error?.extensions.params ?? {}, status);
  return data;
}

const proctorState = graphql(`
  fragment KitAttempts_proctorState on ProctorState {
    warnings warningsLeft isSubmitted isSubmittedByProctoring
    events { id kind startedAt seconds times countedAs note pictureUrls }
  }
`);
const sitting = graphql(`
  fragment KitAttempts_sitting on ExamSitting {
    attemptId answersSecret state serverNow questionCount position answerRevision answerSavedAt
    assessmentTitle showProgress isPaused mayGoBack visit
    slots { position state isAnswered secondsLeft }
    answer { ... on ChoicesAnswer { choiceIds } ... on TextAnswer { text } ... on TruthAnswer { truth } }
    question {
      id position type text durationSeconds baseDurationSeconds opensAt closesAt
      ... on DropdownExamQuestion { choices { id text } }
      ... on MatchingExamQuestion { choices { id text } prompts { id text } }
      ... on MultipleChoiceExamQuestion { choices { id text } }
      ... on QualifierExamQuestion { choices { id text } }
      ... on RankingExamQuestion { choices { id text } }
    }
  }
`);
const savedAnswer = graphql(`
  fragment KitAttempts_saved on SavedAnswer {
    questionId revision savedAt isLate receipt closesAt
  }
`);
graphql(`
  fragment KitAttempts_refused on Refusal {
    code
    ... on ConsentRequired { version }
    ... on ExamUnavailable { reason }
  }
`);

const documents = {
  start: graphql(`
    mutation KitAttempts_startAttempt($input: StartAttemptInput!) {
      done: startAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }
    }
  `),
  resume: graphql(`
    mutation KitAttempts_resumeAttempt($input: ResumeAttemptInput!) {
      done: resumeAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }
    }
  `),
  next: graphql(`
    mutation KitAttempts_nextQuestion($input: NextQuestionInput!) {
      done: nextQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }
    }
  `),
  goTo: graphql(`
    mutation KitAttempts_goToQuestion($input: GoToQuestionInput!) {
      done: goToQuestion(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }
    }
  `),
  submit: graphql(`
    mutation KitAttempts_submitAttempt($input: SubmitAttemptInput!) {
      done: submitAttempt(input: $input) { outcome { ...KitAttempts_sitting ...KitAttempts_refused } }
    }
  `),
  save: graphql(`
    mutation KitAttempts_saveAnswer($input: SaveAnswerInput!) {
      done: saveAnswer(input: $input) { outcome { ...KitAttempts_saved ...KitAttempts_refused } }
    }
  `),
  pulse: graphql(`
    mutation KitAttempts_examPulse($input: ExamPulseInput!) {
      examPulse(input: $input) {
        state isLivePage questionId closesAt snapshotDue durationSeconds addedSeconds isPaused sittingEndsAt
        message { id text at }
      }
    }
  `),
  read: graphql(`
    mutation KitAttempts_readExamMessage($input: ReadExamMessageInput!) {
      readExamMessage(input: $input) { messageId }
    }
  `),
  report: graphql(`
    mutation KitAttempts_reportProctorEvents($input: ReportProctorEventsInput!) {
      reportProctorEvents(input: $input) { proctorState { ...KitAttempts_proctorState } }
    }
  `),
  note: graphql(`
    mutation KitAttempts_noteProctorEvent($input: NoteProctorEventInput!) {
      noteProctorEvent(input: $input) { proctorState { ...KitAttempts_proctorState } }
    }
  `),
  proctorState: graphql(`query KitAttempts_proctorState { proctorState { ...KitAttempts_proctorState } }`),
};

type Sitting = ResultOf<typeof sitting>;
/** A question and an answer are read by the fields of all their types. */
export type SittingAnswer = Omit<Sitting, 'question' | 'answer'> & {
  question: Whichever<NonNullable<Sitting['question']>> | null;
  answer: Value | null;
};
export type SavedAnswer = ResultOf<typeof savedAnswer>;
export type PulseAnswer = ResultOf<typeof documents.pulse>['examPulse'];
export type ProctorStateAnswer = ResultOf<typeof proctorState>;

/** One open exam page, as the browser would drive it; it keeps its revision and the question that it shows. */
export class ExamPage {
  shown: SittingAnswer | undefined;
  private revision = 0;

  constructor(
    private readonly api: ApiClient,
    readonly pageId: string = randomUUID(),
  ) {}

  async start(consent?: StartAttemptInput['consent']): Promise<SittingAnswer> {
    return this.show(await this.api.graphql(documents.start, { input: { pageId: this.pageId, consent } }));
  }

  async resume(takeOver = false): Promise<SittingAnswer> {
    return this.show(await this.api.graphql(documents.resume, { input: { pageId: this.pageId, takeOver } }));
  }

  async next(questionId = this.questionId): Promise<SittingAnswer> {
    return this.show(await this.api.graphql(documents.next, { input: { pageId: this.pageId, questionId } }));
  }

  /** From the question on the screen, unless the test names another one or an earlier visit. */
  async goTo(position: number, from: { questionId?: string; visit?: number } = {}): Promise<SittingAnswer> {
    const { questionId = this.questionId, visit = this.shown?.visit ?? 0 } = from;
    const input = { pageId: this.pageId, questionId, visit, position };
    return this.show(await this.api.graphql(documents.goTo, { input }));
  }

  async submit(): Promise<SittingAnswer> {
    return this.show(await this.api.graphql(documents.submit, { input: { pageId: this.pageId } }));
  }

  /** Saves the shown question with the next revision, unless the test names either. */
  async save(value: Value, given: { questionId?: string; revision?: number } = {}): Promise<SavedAnswer> {
    const { questionId = this.questionId, revision = ++this.revision } = given;
    // An answer that was taken back is sent as none.
    const sent = Object.keys(value).length > 0 ? (value as AnswerValueInput) : null;
    const input = { pageId: this.pageId, questionId, revision, value: sent };
    return outcomeOf<SavedAnswer>(await this.api.graphql(documents.save, { input }));
  }

  async pulse(): Promise<PulseAnswer> {
    return dataOrRefusal(await this.api.graphql(documents.pulse, { input: { pageId: this.pageId } })).examPulse;
  }

  /** A message of the staff was read. */
  async read(messageId: string): Promise<void> {
    await this.api.data(documents.read, { input: { messageId } });
  }

  /** Tells of an absence of the page that ended just now, unless the test says otherwise. */
  async report(...signals: GivenSignal[]): Promise<ProctorStateAnswer> {
    const events = signals.map((signal) => this.signalOf(signal));
    const input = { pageId: this.pageId, events };
    return dataOrRefusal(await this.api.graphql(documents.report, { input })).reportProctorEvents.proctorState;
  }

  async note(eventId: string, note: string): Promise<ProctorStateAnswer> {
    const input = { eventId, note };
    return dataOrRefusal(await this.api.graphql(documents.note, { input })).noteProctorEvent.proctorState;
  }

  async proctorState(): Promise<ProctorStateAnswer> {
    return (await this.api.data(documents.proctorState)).proctorState;
  }

  private signalOf({ seconds, endedAt = new Date(), ...given }: GivenSignal) {
    const startedAt = new Date(endedAt.getTime() - seconds * 1000);
    return {
      id: randomUUID(),
      kind: 'TAB_HIDDEN' as const,
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

  private show(answer: GraphqlAnswer<{ done: { outcome: Sitting | Refused } }>): SittingAnswer {
    this.shown = outcomeOf<Sitting>(answer) as SittingAnswer;
    this.revision = this.shown.answerRevision;
    return this.shown;
  }
}

interface Refused {
  code: string;
}

/** A refusal that is a member of the answer is thrown like any other. */
function outcomeOf<Done extends object>(answer: GraphqlAnswer<{ done: { outcome: Done | Refused } }>): Done {
  const { outcome } = dataOrRefusal(answer).done;
  if (!('code' in outcome)) return outcome;
  const { code, ...params } = outcome;
  throw new Refusal(code, params, 200);
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
