import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** What of the Proctoring tab is switched on. */
export interface Watch {
  webcamSnapshots?: boolean;
  snapshotsPerHour?: number;
  cameraRequired?: boolean;
  fullScreen?: boolean;
  tabLeaving?: boolean;
  copyPaste?: boolean;
  minimumSeconds?: number;
}

export interface WatchedExam {
  link: string;
  assessmentId: string;
  candidateId: string;
}

/** What staff do through the API: an exam of three questions that is watched like this, and somebody invited to it. */
export async function aWatchedExam(api: APIRequestContext, url: string, proctoring: Watch): Promise<WatchedExam> {
  const call = async <Data>(query: string, input: object): Promise<Data> => {
    const answer = await api.post(`${url}/api/graphql`, { data: { query, variables: { input } } });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
  await call('mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', {
    ...{ email: 'admin@mizan.local', password: 'Mizan-demo-2026' },
  });
  const { createAssessment } = await call<{ createAssessment: { id: string } }>(
    'mutation ($input: CreateAssessmentInput!) { createAssessment(input: $input) { id } }',
    { title: 'Watched exam', jobRole: 'Accountant', level: 'BEGINNER', language: 'EN', type: 'SKILLS' },
  );
  const { id: assessmentId } = createAssessment;
  for (const text of ['Is two and two four?', 'Is three and three six?', 'Is four and four eight?']) {
    const question = {
      ...{ type: 'TRUE_FALSE', text, truth: true, durationSeconds: 600, score: 1, skill: 'Sums', difficulty: 'EASY' },
    };
    const addQuestion = `mutation ($input: AddAssessmentQuestionInput!) { addAssessmentQuestion(input: $input) { __typename } }`;
    await call(addQuestion, { assessmentId, question });
  }
  await call('mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { id } }', {
    ...{ id: assessmentId, proctoring },
  });
  const publish = `mutation { publishAssessment(id: "${assessmentId}") { id } }`;
  await call(publish, {});
  const email = `${randomUUID()}@example.com`;
  const candidates = [{ firstName: 'Noor', lastName: 'Al-Hashimi', email, phone: '+966501234567' }];
  await call('mutation ($input: InviteCandidatesInput!) { inviteCandidates(input: $input) { __typename } }', {
    ...{ assessmentId, candidates },
  });
  const invited = `{ invitations(assessmentId: "${assessmentId}", first: 1) {
    edges { node { examUrl candidate { id } } } } }`;
  const { invitations } = await call<{
    invitations: { edges: { node: { examUrl: string; candidate: { id: string } } }[] };
  }>(invited, {});
  const [edge] = invitations.edges;
  if (!edge) throw new Error('Nobody is invited.');
  return { link: edge.node.examUrl, assessmentId, candidateId: edge.node.candidate.id };
}
