import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { aPublishedExam, callsTo } from './api';

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
  const call = callsTo(api, url);
  await call('mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', {
    ...{ email: 'admin@mizan.local', password: 'Mizan-demo-2026' },
  });
  const texts = ['Is two and two four?', 'Is three and three six?', 'Is four and four eight?'];
  const assessmentId = await aPublishedExam(call, texts, { proctoring });
  const email = `${randomUUID()}@example.com`;
  const candidates = [{ firstName: 'Noor', lastName: 'Al-Hashimi', email, phone: '+966501234567' }];
  await call('mutation ($input: InviteCandidatesInput!) { inviteCandidates(input: $input) { __typename } }', {
    ...{ assessmentId, candidates },
  });
  const invited = `{ invitations(assessmentId: "${assessmentId}", first: 1) {
    edges { node { examUrl candidate { id } } } } }`;
  const { invitations } = await call<{
    invitations: { edges: { node: { examUrl: string; candidate: { id: string } } }[] };
  }>(invited);
  const [edge] = invitations.edges;
  if (!edge) throw new Error('Nobody is invited.');
  return { link: edge.node.examUrl, assessmentId, candidateId: edge.node.candidate.id };
}
