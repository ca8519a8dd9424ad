import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SIGN_IN } from './sign-in';

interface Call<Data> {
  data?: Data;
  errors?: unknown;
}

export interface Invitee {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Invited {
  link: string;
  candidateId: string;
}

interface Wanted {
  title: string;
  language?: 'EN' | 'AR';
  /** As `QuestionInput` has them; what all need is filled in. */
  questions: { type: string }[];
  /** As `UpdateAssessmentInput` has them. */
  settings?: object;
}

/** With its type beside its fields: `QuestionInput` has it around them. */
const inputOf = ({ type, ...fields }: { type: string }) => ({
  [type.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: fields,
});

const EVERY_QUESTION = { durationSeconds: 600, score: 1, skill: 'Finance', difficulty: 'EASY' };

/** What staff do through the API, where a journey is about something else: in the name of whoever is signed in there. */
export class Office {
  constructor(
    private readonly api: APIRequestContext,
    private readonly url: string,
  ) {}

  /** The page of the same context is signed in with it. */
  static async open(api: APIRequestContext, url: string): Promise<Office> {
    const office = new Office(api, url);
    const input = { email: 'admin@mizan.local', password: 'Mizan-demo-2026' };
    await office.call(SIGN_IN, input);
    return office;
  }

  async call<Data>(query: string, input: object = {}): Promise<Data> {
    const answer = await this.api.post(`${this.url}/api/graphql`, { data: { query, variables: { input } } });
    return dataOf((await answer.json()) as Call<Data>);
  }

  /** @returns the id of the assessment, which is published */
  async assessment({ title, language = 'EN', questions, settings = {} }: Wanted): Promise<string> {
    const create =
      'mutation ($input: CreateAssessmentInput!) { createAssessment(input: $input) { assessment { id } } }';
    const role = { title, jobRole: 'Accountant', level: 'BEGINNER', language, type: 'SKILLS' };
    const { createAssessment } = await this.call<{ createAssessment: { assessment: { id: string } } }>(create, role);
    const { id: assessmentId } = createAssessment.assessment;
    const add = `mutation ($input: AddAssessmentQuestionInput!) { addAssessmentQuestion(input: $input) { assessment { __typename } } }`;
    for (const question of questions) {
      await this.call(add, { assessmentId, question: inputOf({ ...EVERY_QUESTION, ...question }) });
    }
    const update =
      'mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { assessment { id } } }';
    await this.call(update, { id: assessmentId, ...settings });
    await this.call(`mutation { publishAssessment(input: { id: "${assessmentId}" }) { assessment { id } } }`);
    return assessmentId;
  }

  /** In the order of the list that is given. */
  async invite(assessmentId: string, people: Invitee[]): Promise<Invited[]> {
    const invite = 'mutation ($input: InviteCandidatesInput!) { inviteCandidates(input: $input) { __typename } }';
    const candidates = people.map((one) => ({ ...one, phone: '+966501234567' }));
    await this.call(invite, { assessmentId, candidates });
    const list = `{ assessment(id: "${assessmentId}") { invitations(first: 50) {
      edges { node { examUrl candidate { id email } } } } } }`;
    const {
      assessment: { invitations },
    } = await this.call<{
      assessment: {
        invitations: { edges: { node: { examUrl: string; candidate: { id: string; email: string } } }[] };
      };
    }>(list);
    return people.map(({ email }) => {
      const found = invitations.edges.find(({ node }) => node.candidate.email === email)?.node;
      if (!found) throw new Error(`${email} is not invited.`);
      return { link: found.examUrl, candidateId: found.candidate.id };
    });
  }
}

/** Somebody of whom nobody else heard. */
export const aPerson = (firstName: string, lastName: string): Invitee => ({
  firstName,
  lastName,
  email: `${randomUUID()}@example.com`,
});

interface Sitting {
  question: { id: string; type: string; choices?: { id: string; text: string }[] } | null;
}

/**
 * Hands in a whole paper as the exam page would, question by question.
 *
 * @param answers one for each question, as text or as the text of the choice
 */
export async function handIn(link: string, answers: string[]): Promise<void> {
  const { origin, pathname } = new URL(link);
  const pageId = randomUUID();
  const call = async <Data>(query: string, input: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json', 'x-exam-token': pathname.split('/').pop() ?? '' };
    const body = JSON.stringify({ query, variables: { input: { pageId, ...input } } });
    return dataOf(
      (await (await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body })).json()) as Call<Data>,
    );
  };
  const choices = ['MultipleChoice', 'Dropdown', 'Qualifier', 'Ranking'].map(
    (type) => `... on ${type}ExamQuestion { choices { id text } }`,
  );
  const asked = `{ sitting: outcome { ... on ExamSitting { question { id type ${choices.join(' ')} } } } }`;
  const start = `mutation ($input: StartAttemptInput!) { exam: startAttempt(input: $input) ${asked} }`;
  const go = `mutation ($input: NextQuestionInput!) { exam: nextQuestion(input: $input) ${asked} }`;
  const save = `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }`;
  let { exam } = await call<{ exam: { sitting: Sitting } }>(start, {});
  for (const answer of answers) {
    if (!exam.sitting.question) throw new Error(`Nothing is asked to which “${answer}” is the answer.`);
    const { id: questionId, choices: offered = [] } = exam.sitting.question;
    const chosen = offered.find(({ text }) => text === answer);
    const value = chosen ? { choiceIds: [chosen.id] } : { text: answer };
    await call(save, { questionId, revision: 1, value });
    ({ exam } = await call<{ exam: { sitting: Sitting } }>(go, { questionId }));
  }
}

function dataOf<Data>({ data, errors }: Call<Data>): Data {
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
