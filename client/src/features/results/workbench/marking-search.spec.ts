import { neighbourOf, readMarkingSearch, withMarkingSearch } from './marking-search';

it('keeps the state of the workbench in its address, and defaults out of it', () => {
  const next = withMarkingSearch(new URLSearchParams(), {
    assessmentId: 'a',
    round: 'SECOND',
    order: 'BY_QUESTION',
    isBlind: true,
    itemId: 'x',
  });
  expect(readMarkingSearch(next)).toEqual({
    assessmentId: 'a',
    round: 'SECOND',
    order: 'BY_QUESTION',
    isBlind: true,
    itemId: 'x',
  });
  const back = withMarkingSearch(next, { assessmentId: null, round: 'FIRST', order: 'BY_CANDIDATE', isBlind: false });
  expect(back.toString()).toBe('');
});

it('starts another queue at its head', () => {
  const there = new URLSearchParams('answer=x&blind=1');
  expect(withMarkingSearch(there, { round: 'MARKED' }).toString()).toBe('blind=1&round=MARKED');
});

it.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, null],
  ['a', -1, null],
  ['gone', 1, 'a'],
] as const)('finds the neighbour of %s by %d: %s', (id, step, neighbour) => {
  expect(neighbourOf(['a', 'b', 'c'], id, step)).toBe(neighbour);
});
