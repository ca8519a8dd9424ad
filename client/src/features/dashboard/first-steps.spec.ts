import { firstSteps } from './first-steps';

const draft = { id: 'draft', publishedAt: null };
const open = { id: 'open', publishedAt: '2026-11-01T00:00:00Z' };

it('begins with writing an assessment', () => {
  const steps = firstSteps({ totalAssessments: 0, totalInvites: 0, hasResults: false, recentAssessments: [] });
  expect(steps).toEqual({ done: new Set(), next: 'write', assessmentId: null });
});

it('goes on with the draft, then with the one that is published', () => {
  const one = { totalAssessments: 1, totalInvites: 0, hasResults: false };
  expect(firstSteps({ ...one, recentAssessments: [draft] })).toMatchObject({ next: 'publish', assessmentId: 'draft' });
  expect(firstSteps({ ...one, recentAssessments: [draft, open] })).toMatchObject({
    next: 'invite',
    assessmentId: 'open',
  });
});

it('waits for the first result once somebody is invited, and then is over', () => {
  const invited = { totalAssessments: 1, totalInvites: 2, recentAssessments: [open] };
  const waiting = firstSteps({ ...invited, hasResults: false });
  expect([waiting.next, waiting.done.size]).toEqual(['result', 3]);
  const over = firstSteps({ ...invited, hasResults: true });
  expect([over.next, over.done.size]).toEqual([null, 4]);
});

it('never comes back: not with five new drafts, and not when all is archived', () => {
  const veteran = { totalInvites: 900, hasResults: true };
  const busy = firstSteps({ ...veteran, totalAssessments: 40, recentAssessments: [draft] });
  const done = firstSteps({ ...veteran, totalAssessments: 0, recentAssessments: [] });
  expect([busy.next, done.next]).toEqual([null, null]);
});
