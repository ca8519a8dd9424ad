import { randomUUID } from 'node:crypto';
import type { CreateAssessmentInput } from '../generated/graphql';
import { graphql } from '../kit/graphql';
import type { TypedDocumentString } from '../kit/graphql';
import { SIGN_IN } from '../kit/sign-in';

export interface Answer<Data> {
  status: number;
  data: Data | null;
  code: string | undefined;
}

/** A line that breaks is heard of at once; this ends one that is silent, which a busy server may be for long. */
const PATIENCE_MS = 60_000;

/** A call as a browser makes it; a line that breaks is `code: 'NETWORK'`. */
export async function call<Data, Variables extends object>(
  origin: string,
  headers: Record<string, string>,
  query: TypedDocumentString<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer<Data>> {
  try {
    const response = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await response.json()) as { data?: Data | null; errors?: { extensions: { code: string } }[] };
    return { status: response.status, data: body.data ?? null, code: body.errors?.[0]?.extensions.code };
  } catch {
    return { status: 0, data: null, code: 'NETWORK' };
  }
}

async function must<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, code, status } = await answer;
  if (!data) throw new Error(`The call failed: ${status} ${code}`);
  return data;
}

const question = { text: 'Why?', score: 5, difficulty: 'EASY' as const, skill: 'Endurance' };
const details: CreateAssessmentInput = {
  title: 'Faults',
  jobRole: 'Tester',
  level: 'BEGINNER',
  language: 'EN',
  type: 'SKILLS',
};

/** Signs in, publishes an assessment and invites candidates, all as a person would; returns the exam tokens. */
export async function inviteCandidates(
  origin: string,
  admin: { email: string; password: string },
  count: number,
  durationSeconds: number,
): Promise<string[]> {
  const cookie = await signIn(origin, admin);
  const staff = <Data, Variables extends object>(query: TypedDocumentString<Data, Variables>, variables: Variables) =>
    must(call(origin, { cookie }, query, variables));
  const { createAssessment } = await staff(
    graphql(`
      mutation FaultsApi_createAssessment($input: CreateAssessmentInput!) {
        createAssessment(input: $input) { assessment { id } }
      }
    `),
    { input: details },
  );
  const assessmentId = createAssessment.assessment.id;
  await staff(
    graphql(`
      mutation FaultsApi_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
        addAssessmentQuestion(input: $input) { assessment { id } }
      }
    `),
    {
      input: { assessmentId, question: { openEnded: { ...question, durationSeconds } } },
    },
  );
  await staff(
    graphql(`
      mutation FaultsApi_publishAssessment($id: ID!) {
        publishAssessment(input: { id: $id }) { assessment { id } }
      }
    `),
    {
      id: assessmentId,
    },
  );
  const candidates = Array.from({ length: count }, (_, index) => ({
    firstName: 'Candidate',
    lastName: String(index),
    phone: `+96650000${1000 + index}`,
    email: `${randomUUID()}@example.com`,
  }));
  const { inviteCandidates: invited } = await staff(
    graphql(`
      mutation FaultsApi_inviteCandidates($input: InviteCandidatesInput!) {
        inviteCandidates(input: $input) { invitations { examUrl } }
      }
    `),
    { input: { assessmentId, candidates } },
  );
  return invited.invitations.map(({ examUrl }) => new URL(examUrl).pathname.split('/').at(-1) ?? '');
}

/** @returns the cookie of the session. */
export async function signIn(origin: string, input: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  const cookie = response.headers.getSetCookie().at(0)?.split(';').at(0);
  if (!cookie) throw new Error(`The sign-in failed: ${await response.text()}`);
  return cookie;
}
