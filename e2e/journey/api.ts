import type { APIRequestContext } from '@playwright/test';

/** One document with one `input`, in the name of whoever is signed in there. */
export type Call = <Data>(query: string, input?: object) => Promise<Data>;

export function callsTo(api: APIRequestContext, url: string): Call {
  return async <Data>(query: string, input: object = {}): Promise<Data> => {
    const answer = await api.post(`${url}/api/graphql`, { data: { query, variables: { input } } });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** An assessment of true statements, a point each, open to candidates. @param settings what `updateAssessment` takes */
export async function aPublishedExam(call: Call, texts: string[], settings: object): Promise<string> {
  const { createAssessment } = await call<{ createAssessment: { id: string } }>(
    'mutation ($input: CreateAssessmentInput!) { createAssessment(input: $input) { id } }',
    { title: 'Sums', jobRole: 'Accountant', level: 'BEGINNER', language: 'EN', type: 'SKILLS' },
  );
  const { id: assessmentId } = createAssessment;
  for (const text of texts) {
    const question = {
      ...{ type: 'TRUE_FALSE', text, truth: true, durationSeconds: 600, score: 1, skill: 'Sums', difficulty: 'EASY' },
    };
    const addQuestion = `mutation ($input: AddAssessmentQuestionInput!) { addAssessmentQuestion(input: $input) { __typename } }`;
    await call(addQuestion, { assessmentId, question });
  }
  await call('mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { id } }', {
    ...{ id: assessmentId, ...settings },
  });
  await call(`mutation { publishAssessment(id: "${assessmentId}") { id } }`);
  return assessmentId;
}
