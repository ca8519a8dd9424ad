import { firstSteps } from './first-steps';

const funnel = (invited: number, completed: number) => ({ invited, enrolled: 0, notStarted: invited, completed });
const draft = { id: 'draft', publishedAt: null, funnel: funnel(0, 0) };
const open = { id: 'open', publishedAt: '2026-11-01T00:00:00Z', funnel: funnel(0, 0) };

it('begins with writing an assessment', () => {
  const steps = firstSteps({ totalAssessments: 0, totalInvites: 0, recentAssessments: [] });
  expect(steps).toEqual({ done: new Set(), next: 'write', assessmentId: null });
});

it('goes on with the draft, then with the one that is published', () => {
  const one = { totalAssessments: 1, totalInvites: 0 };
  expect(firstSteps({ ...one, recentAssessments: [draft] })).toMatchObject({ next: 'publish', assessmentId: 'draft' });
  expect(firstSteps({ ...one, recentAssessments: [draft, open] })).toMatchObject({
    next: 'invite',
    assessmentId: 'open',
  });
});

it('waits for the first result once somebody is invited, and then is over', () => {
  const invited = { totalAssessments: 1, totalInvites: 2 };
  const waiting = firstSteps({ ...invited, recentAssessments: [{ ...open, funnel: funnel(2, 0) }] });
  expect([waiting.next, waiting.done.size]).toEqual(['result', 3]);
  const over = firstSteps({ ...invited, recentAssessments: [{ ...open, funnel: funnel(2, 1) }] });
  expect([over.next, over.done.size]).toEqual([null, 4]);
});
