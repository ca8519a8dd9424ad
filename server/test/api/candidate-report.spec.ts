import { randomUUID } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { questionDrafts } from '../kit/builders/questions';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt, rightAnswer } from '../kit/builders/results';

const REPORT = graphql(`
  query CandidateReport_candidateReport($id: ID!) {
    candidateReport(id: $id) {
      completedAssessments status
      candidate { name email phone }
      results {
        edges {
          node {
            assessmentId assessmentTitle assessmentDescription score totalScore percentage status stage
            band { name }
            submittedAt usedSeconds allottedSeconds overallFeedback feedbackByName isFeedbackShared
            skillProfile { groupSize skills { skill percentage average } }
          }
        }
      }
    }
  }
`);

describe('the report on a candidate', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const ask = (client: ApiClient, id: string) => client.graphql(REPORT, { id });

  it('shows each result with both placeholders as they are specified', async () => {
    const sat = await aMarkedAttempt(app, hr.user, [
      rightAnswer({ skill: 'Revenue', score: 5 }),
      { draft: questionDrafts.openEnded({ score: 5, skill: 'Writing' }), answer: { text: 'Timing.' } },
    ]);
    const { data } = await ask(hr, sat.candidate.id);
    expect(data?.candidateReport).toMatchObject({
      completedAssessments: 1,
      status: 'COMPLETED',
      candidate: { email: sat.candidate.email, phone: sat.candidate.phone },
      results: {
        edges: [
          {
            node: {
              assessmentDescription: 'description not found',
              overallFeedback: 'assessment not found',
              score: 5,
              totalScore: 10,
              percentage: 50,
              status: 'UNDER_REVIEW',
              band: null,
              stage: 'COMPLETED',
              skillProfile: {
                groupSize: 1,
                skills: [
                  { skill: 'Revenue', percentage: 100, average: null },
                  { skill: 'Writing', percentage: 0, average: null },
                ],
              },
            },
          },
        ],
      },
    });
  });

  it('is empty for somebody who has taken nothing', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    const { candidate } = await anInvitation(app, hr.user, id);
    const { data } = await ask(hr, candidate.id);
    expect(data?.candidateReport).toMatchObject({ completedAssessments: 0, status: 'INVITED', results: { edges: [] } });
  });

  it('is there for the owner and those above, and for nobody else', async () => {
    const { candidate } = await aMarkedAttempt(app, hr.user);
    for (const viewer of [hr, await app.as.admin(), await app.as.superAdmin()])
      expect((await ask(viewer, candidate.id)).code).toBeUndefined();
    const other = await app.as.hr();
    const foreign = await ask(other, candidate.id);
    expect(foreign.code).toBe('CANDIDATE_NOT_FOUND');
    expect(foreign.errors).toEqual((await ask(other, randomUUID())).errors);
    expect((await ask(app.as.nobody(), candidate.id)).code).toBe('UNAUTHENTICATED');
  });
});
