import { Invitation } from '../../src/modules/candidates';
import { operationsOf } from '../architecture/operations';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';
import { calls } from './authorization.calls';
import type { Call } from './authorization.calls';
import { operations } from './authorization.matrix';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const ofCandidates = calls.filter(({ name }) => {
  const access = operations[name]?.access;
  return access?.candidate === 'allowed' && access.superAdmin !== 'allowed';
});

/** Where the operation answers with an outcome, the refusal is one. */
const WITH_OUTCOME = /(?:start|resume|submit)Attempt|saveAnswer|nextQuestion|goToQuestion|changeExamLanguage/u;
/** The page of a dead link says that it is one; the others answer as where nothing was handed in. */
const TELLS_NOTHING = new Set(['Query examEntry', 'Query examReturn', 'Query examResult', 'Query afterExam']);
const expectedOf = (name: string) => {
  if (TELLS_NOTHING.has(name)) return undefined;
  // The file is looked at before anybody asks whose it is; of a readable one see unsent-answers.spec.
  return name === 'Mutation submitUnsentAnswers' ? 'UNSENT_ANSWERS_UNREADABLE' : 'EXAM_UNAVAILABLE';
};

const START = graphql(`
  mutation DeadLinks_startRecording($input: StartRecordingInput!) {
    startRecording(input: $input) { recording { id } }
  }
`);
/** Everything that a candidate can change. */
const CHANGEABLE = `select t.*, a.*, (select count(*) from time_ledger) as moments, (select count(*) from stored_files) as files,
    (select count(*) from stored_file_parts) as parts, (select count(*) from accommodation_requests) as wishes,
    (select count(*) from proctor_signals) as signals, (select count(*) from proctor_snapshots) as snapshots
  from attempts t join answers a on a.attempt_id = t.id where t.id = $1`;

/** The variables of a call with what the page of the exam would name, wherever it is asked for. */
function filledIn(given: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(given)) return given.map((each) => filledIn(each, names));
  if (given === null || typeof given !== 'object') return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, names[key] ?? filledIn(value, names)]));
}

interface Answered {
  errors?: { extensions: { code: string } }[];
  data: Record<string, { outcome?: { code?: string } } | null> | null;
}

async function refusalOf({ name, document, variables, files }: Call, client: ApiClient, names: Record<string, string>) {
  const outcome = '{ outcome { ... on Refusal { code } } } }';
  const asked = WITH_OUTCOME.test(name) ? document.replace(/\{ __typename \} \}$/u, outcome) : document;
  const given = filledIn(variables(), names) as Record<string, unknown>;
  const part = { name: 'part', type: 'x/y', content: Buffer.from('part') };
  const answer = (
    files.length === 0
      ? await client.rawRequest(asked, given)
      : (await client.rawUpload(asked, given, Object.fromEntries(files.map((path) => [path, part])))).body
  ) as Answered;
  return answer.errors?.[0]?.extensions.code ?? Object.values(answer.data ?? {})[0]?.outcome?.code;
}

describe.each([
  ['was revoked', { revokedAt: new Date() }],
  ['was issued anew', { tokenVersion: 2 }],
])('a link that %s while its exam was sat', (_, change) => {
  let client: ApiClient;
  let attemptId: string;
  let names: Record<string, string>;
  let before: unknown;
  const changeable = () => app.dataSource.query<unknown[]>(CHANGEABLE, [attemptId]);

  beforeAll(async () => {
    const questions = [aQuestionDraft({ type: 'video', rubric: 'Clear.', recordSeconds: 30 }), aQuestionDraft()];
    const { page, examToken, invitation } = await aSeat(app, (await app.as.hr()).user, { questions, allowBack: true });
    client = app.as.candidate(examToken);
    ({ attemptId } = await page.start());
    const own = { pageId: page.pageId, questionId: page.questionId };
    const begun = await client.data(START, {
      input: { ...own, contentType: 'video/webm' },
    });
    names = { ...own, recordingId: begun.startRecording.recording.id };
    await app.dataSource.manager.update(Invitation, invitation.id, change);
    before = await changeable();
  });

  it.each(ofCandidates.map((call) => [call.name, call] as const))('opens nothing by %s', async (name, call) => {
    expect(await refusalOf(call, client, names)).toBe(expectedOf(name));
    expect(await changeable()).toEqual(before);
  });
});

it('was asked of every operation of candidates', () => {
  const declared = operationsOf(app).filter(
    ({ rule, name }) => rule?.for === 'candidate' && /^(?:Query|Mutation) /u.test(name),
  );
  expect(ofCandidates.map(({ name }) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
});
