import { randomUUID } from 'node:crypto';
import { graphql } from './graphql.mjs';

const PATIENCE_MS = 30_000;

/**
 * A call as a browser makes it; a line that breaks is `code: 'NETWORK'`.
 *
 * @template Data, Variables
 * @param {string} origin
 * @param {Record<string, string>} headers
 * @param {import('./graphql.mjs').Document<Data, Variables>} query
 * @param {Variables} variables
 * @returns {Promise<{ status: number, data: Data, code: string | undefined }>}
 */
export async function call(origin, headers, query, variables, patienceMs = PATIENCE_MS) {
  try {
    const response = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = /** @type {any} */ (await response.json());
    return { status: response.status, data: body.data ?? null, code: body.errors?.[0]?.extensions?.code };
  } catch {
    return { status: 0, data: null, code: 'NETWORK' };
  }
}

/** Somebody of the console, signed in. */
export class Staff {
  constructor(origin, cookie) {
    this.origin = origin;
    this.cookie = cookie;
  }

  static async signIn(origin, input) {
    const query = graphql(`
      mutation Stage_signIn($input: SignInInput!) {
        signIn(input: $input) { outcome { ... on Viewer { id } } }
      }
    `);
    const response = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const cookie = response.headers.getSetCookie().at(0)?.split(';').at(0);
    if (!cookie) throw new Error(`The sign-in failed: ${await response.text()}`);
    return new Staff(origin, cookie);
  }

  /**
   * @template Data, Variables
   * @param {import('./graphql.mjs').Document<Data, Variables>} query
   * @param {Variables} variables
   */
  async ask(query, variables) {
    const { data, code, status } = await call(this.origin, { cookie: this.cookie }, query, variables);
    // What comes with a fault in it is no measure of what comes without.
    if (!data || code) throw new Error(`The call failed: ${status} ${code}`);
    return data;
  }

  /**
   * A published assessment of open questions, or of what `fields` says.
   *
   * @param {{ durations: number[], type?: string, fields?: object }} wanted
   * @returns {Promise<string>} its id
   */
  async publish({ durations, type = 'openEnded', fields = {} }) {
    /** @type {import('../generated/graphql.ts').CreateAssessmentInput} */
    const details = {
      title: `Stage ${randomUUID()}`,
      jobRole: 'Tester',
      level: 'BEGINNER',
      language: 'EN',
      type: 'SKILLS',
    };
    const { createAssessment } = await this.ask(
      graphql(`
        mutation Stage_createAssessment($input: CreateAssessmentInput!) {
          createAssessment(input: $input) { assessment { id } }
        }
      `),
      { input: details },
    );
    const { id: assessmentId } = createAssessment.assessment;
    for (const [index, durationSeconds] of durations.entries()) {
      const question = {
        ...fields,
        text: `Why? (${index + 1})`,
        score: 5,
        difficulty: 'EASY',
        skill: 'Endurance',
        durationSeconds,
      };
      await this.ask(
        graphql(`
          mutation Stage_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
            addAssessmentQuestion(input: $input) { assessment { id } }
          }
        `),
        {
          input: { assessmentId, question: /** @type {any} */ ({ [type]: question }) },
        },
      );
    }
    await this.ask(
      graphql(`
        mutation Stage_publishAssessment($id: ID!) {
          publishAssessment(input: { id: $id }) { assessment { id } }
        }
      `),
      {
        id: assessmentId,
      },
    );
    return assessmentId;
  }

  /** @returns {Promise<string[]>} exam tokens */
  async invite(assessmentId, count) {
    const candidates = Array.from({ length: count }, (_, index) => ({
      firstName: 'Candidate',
      lastName: String(index),
      phone: `+96650${String(1_000_000 + index)}`,
      email: `${randomUUID()}@example.com`,
    }));
    const { inviteCandidates } = await this.ask(
      graphql(`
        mutation Stage_inviteCandidates($input: InviteCandidatesInput!) {
          inviteCandidates(input: $input) { invitations { examUrl } }
        }
      `),
      { input: { assessmentId, candidates } },
    );
    return inviteCandidates.invitations.map(({ examUrl }) => new URL(examUrl).pathname.split('/').at(-1));
  }
}
