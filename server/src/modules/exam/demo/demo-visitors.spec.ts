import { demoVisitor, MOST_VISITORS } from './demo-visitors';

it('knows everybody once', () => {
  const emails = Array.from({ length: MOST_VISITORS }, (_, n) => demoVisitor(n).email);
  expect(new Set(emails).size).toBe(MOST_VISITORS);
});
