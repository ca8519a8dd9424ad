import { createFormat } from '../../../lib/format/format';
import {
  candidateList,
  CANDIDATE_COLUMNS,
  filterInput,
  isFiltered,
  readCandidatesOrder,
  readColumns,
  readRows,
  viewOf,
  withColumns,
  withRows,
} from './candidates.search';

const read = (query: string) => candidateList.read(new URLSearchParams(query));

describe('the address of the list of candidates', () => {
  it('says everything about the view', () => {
    const query =
      'search=نور&assessment=a1&stages=completed,invited&statuses=passed&invitedFrom=2026-11-01&completedTo=2026-11-30&min=60&max=90';
    expect(filterInput(read(query), undefined)).toEqual({
      search: 'نور',
      assessmentId: 'a1',
      stages: ['INVITED', 'COMPLETED'],
      resultStatuses: ['PASSED'],
      invitedFrom: new Date(2026, 10, 1).toISOString(),
      completedBefore: new Date(2026, 11, 1).toISOString(),
      minPercentage: 60,
      maxPercentage: 90,
    });
  });

  it('counts days as the list shows them, in the zone that was chosen', () => {
    const { invitedFrom, invitedBefore } = filterInput(
      read('invitedFrom=2026-03-03&invitedTo=2026-03-03'),
      'Asia/Riyadh',
    );
    expect([invitedFrom, invitedBefore]).toEqual(['2026-03-02T21:00:00.000Z', '2026-03-03T21:00:00.000Z']);
    const shown = createFormat('en', ((key: string) => key) as never, undefined, 'Asia/Riyadh');
    expect(shown.date(invitedFrom ?? '')).toBe('3 Mar 2026');
    expect(shown.date(new Date(Date.parse(invitedBefore ?? '') - 1))).toBe('3 Mar 2026');
  });

  it('is read again as it was written', () => {
    const filter = { ...candidateList.none, search: 'a b', stages: ['COMPLETED'] as const, min: '0' };
    expect(candidateList.read(candidateList.with(new URLSearchParams(), filter))).toEqual(filter);
  });

  it('leaves out what it gets wrong', () => {
    expect(read('stages=gone&statuses=9&invitedFrom=yesterday&invitedTo=2026-13-99&min=101&max=-1')).toEqual(
      candidateList.none,
    );
    expect(isFiltered(read('min=x'))).toBe(false);
  });

  it('goes back to the first page with another filter, and forgets what filters nothing', () => {
    const next = candidateList.with(new URLSearchParams('after=abc&page=3&stages=invited&sort=name'), { stages: [] });
    expect(next.toString()).toBe('sort=name');
  });

  it('shows people, or invitations when asked to', () => {
    expect(readRows(new URLSearchParams())).toBe('PEOPLE');
    expect(readRows(withRows(new URLSearchParams('page=2'), 'INVITATIONS'))).toBe('INVITATIONS');
    expect(withRows(new URLSearchParams('rows=invitations'), 'PEOPLE').toString()).toBe('');
  });

  it('hides columns by name', () => {
    const next = withColumns(new URLSearchParams(), CANDIDATE_COLUMNS, ['stage', 'score']);
    expect(readColumns(next, CANDIDATE_COLUMNS)).toEqual(['stage', 'score']);
    expect(
      withColumns(next, CANDIDATE_COLUMNS, [
        'phone',
        'assessment',
        'stage',
        'score',
        'invited',
        'completed',
      ]).toString(),
    ).toBe('');
  });

  it('begins with the best score and the newest invitation', () => {
    expect(readCandidatesOrder(new URLSearchParams('sort=score'))).toEqual({ sort: 'SCORE', direction: 'DESC' });
    expect(readCandidatesOrder(new URLSearchParams('sort=score&direction=asc')).direction).toBe('ASC');
    expect(readCandidatesOrder(new URLSearchParams())).toEqual({ sort: 'INVITED_AT', direction: 'DESC' });
  });

  it('is the same view on every page, in whatever order it was put together', () => {
    expect(viewOf(new URLSearchParams('sort=name&min=5&after=x&page=2'))).toBe(
      viewOf(new URLSearchParams('min=5&sort=name')),
    );
  });
});
