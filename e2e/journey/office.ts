import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SIGN_IN } from './sign-in';
import type { QuestionInput, UpdateAssessmentInput } from '../generated/graphql';
import { graphql } from './graphql';
import type { Given, ResultOf, TypedDocumentString } from './graphql';

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
  settings?: Omit<UpdateAssessmentInput, 'id'>;
}

/** With its type beside its fields: `QuestionInput` has it around them. */
const inputOf = ({ type, ...fields }: { type: string }): QuestionInput => {
  const name = type.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { [name]: fields } as unknown as QuestionInput;
};

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
    await office.call(SIGN_IN, { input });
    return office;
  }

  async call<Data, Variables extends object>(
    query: TypedDocumentString<Data, Variables>,
    ...[variables]: Given<Variables>
  ): Promise<Data> {
    const answer = await this.api.post(`${this.url}/api/graphql`, { data: { query: query.toString(), variables } });
    return dataOf((await answer.json()) as Call<Data>);
  }

  /** @returns the id of the assessment, which is published */
  async assessment({ title, language = 'EN', questions, settings = {} }: Wanted): Promise<string> {
    const create = graphql(`
      mutation Office_createAssessment($input: CreateAssessmentInput!) {
        createAssessment(input: $input) { assessment { id } }
      }
    `);
    const role = { title, jobRole: 'Accountant', level: 'BEGINNER', language, type: 'SKILLS' } as const;
    const { createAssessment } = await this.call(create, { input: role });
    const { id: assessmentId } = createAssessment.assessment;
    const add = graphql(`
      mutation Office_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
        addAssessmentQuestion(input: $input) { assessment { __typename } }
      }
    `);
    for (const question of questions) {
      await this.call(add, { input: { assessmentId, question: inputOf({ ...EVERY_QUESTION, ...question }) } });
    }
    const update = graphql(`
      mutation Office_updateAssessment($input: UpdateAssessmentInput!) {
        updateAssessment(input: $input) { assessment { id } }
      }
    `);
    await this.call(update, { input: { id: assessmentId, ...settings } });
    await this.call(
      graphql(`
        mutation Office_publishAssessment($id: ID!) {
          publishAssessment(input: { id: $id }) { assessment { id } }
        }
      `),
      { id: assessmentId },
    );
    return assessmentId;
  }

  /** In the order of the list that is given. */
  async invite(assessmentId: string, people: Invitee[]): Promise<Invited[]> {
    const invite = graphql(`
      mutation Office_inviteCandidates($input: InviteCandidatesInput!) {
        inviteCandidates(input: $input) { __typename }
      }
    `);
    const candidates = people.map((one) => ({ ...one, phone: '+966501234567' }));
    await this.call(invite, { input: { assessmentId, candidates } });
    const list = graphql(`
      query Office_assessment($id: ID!) {
        assessment(id: $id) { invitations(first: 50) { edges { node { examUrl candidate { id email } } } } }
      }
    `);
    const {
      assessment: { invitations },
    } = await this.call(list, { id: assessmentId });
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

const asked = graphql(`
  fragment Office_asked on ExamSitting {
    question {
      id type
      ... on MultipleChoiceExamQuestion { choices { id text } }
      ... on DropdownExamQuestion { choices { id text } }
      ... on QualifierExamQuestion { choices { id text } }
      ... on RankingExamQuestion { choices { id text } }
    }
  }
`);
const exam = {
  start: graphql(`
    mutation Office_startAttempt($input: StartAttemptInput!) {
      exam: startAttempt(input: $input) { sitting: outcome { ...Office_asked } }
    }
  `),
  go: graphql(`
    mutation Office_nextQuestion($input: NextQuestionInput!) {
      exam: nextQuestion(input: $input) { sitting: outcome { ...Office_asked } }
    }
  `),
  save: graphql(`mutation Office_saveAnswer($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }`),
};

/**
 * Hands in a whole paper as the exam page would, question by question.
 *
 * @param answers one for each question, as text or as the text of the choice
 */
export async function handIn(link: string, answers: string[]): Promise<void> {
  const { origin, pathname } = new URL(link);
  const pageId = randomUUID();
  const call = async <Data, Input extends { pageId: string }>(
    query: TypedDocumentString<Data, { input: Input }>,
    input: NoInfer<Input>,
  ): Promise<Data> => {
    const headers = { 'content-type': 'application/json', 'x-exam-token': pathname.split('/').pop() ?? '' };
    const body = JSON.stringify({ query, variables: { input } });
    const answer = await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body });
    return dataOf((await answer.json()) as Call<Data>);
  };
  const questionOf = ({ sitting }: { sitting: Partial<ResultOf<typeof asked>> }) => sitting.question ?? null;
  let question = questionOf((await call(exam.start, { pageId })).exam);
  for (const answer of answers) {
    if (!question) throw new Error(`Nothing is asked to which “${answer}” is the answer.`);
    const { id: questionId, choices = [] }: { id: string; choices?: { id: string; text: string }[] } = question;
    const chosen = choices.find(({ text }) => text === answer);
    const value = chosen ? { choiceIds: [chosen.id] } : { text: answer };
    await call(exam.save, { pageId, questionId, revision: 1, value });
    question = questionOf((await call(exam.go, { pageId, questionId })).exam);
  }
}

function dataOf<Data>({ data, errors }: Call<Data>): Data {
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
