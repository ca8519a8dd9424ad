import { sittingPlan } from './demo-plan';
import { demoVisitor } from './demo-visitors';

const visitors = Array.from({ length: 20 }, (_, n) => demoVisitor(n).email);

it('lets everybody work at a pace of their own, within the time of a question', () => {
  const paces = visitors.map((email) => sittingPlan(email, 2).pace);
  expect(new Set(paces).size).toBe(paces.length);
  expect(Math.min(...paces)).toBeGreaterThan(0.5);
  expect(Math.max(...paces)).toBeLessThan(1);
});

it('lets nobody change their pace from one question to the next', () => {
  for (const email of visitors) expect(sittingPlan(email, 7).pace).toBe(sittingPlan(email, 2).pace);
});
