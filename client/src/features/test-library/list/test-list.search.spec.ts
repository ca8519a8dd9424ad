import { readTestSearch, withoutFilters } from './test-list.search';

const read = (search: string) => readTestSearch(new URLSearchParams(search));

describe('the address of the tests', () => {
  it('shows what was changed last first when it says nothing', () => {
    expect(read('')).toEqual({
      filter: {},
      shelf: undefined,
      order: { sort: 'UPDATED_AT', direction: 'DESC' },
      isFiltered: false,
    });
  });

  it('carries search, filters and order', () => {
    expect(read('search=محاسبة&status=inactive&level=advanced&language=ar&skill=IFRS&shelf=mine&sort=title')).toEqual({
      filter: {
        search: 'محاسبة',
        status: 'INACTIVE',
        level: 'ADVANCED',
        language: 'AR',
        skill: 'IFRS',
        isMine: true,
      },
      shelf: 'MINE',
      order: { sort: 'TITLE', direction: 'ASC' },
      isFiltered: true,
    });
  });

  it('tells the published from the own', () => {
    expect(read('shelf=published').filter).toEqual({ isPublished: true });
  });

  it('ignores what it does not understand', () => {
    expect(read('status=gone&level=9&shelf=theirs&sort=colour&search=%20&skill=')).toEqual(read(''));
  });

  it('loses its filters and its page, and keeps the rest', () => {
    const next = withoutFilters(
      new URLSearchParams('search=a&skill=b&shelf=mine&after=c&page=2&step=choose&sort=title'),
    );
    expect(next.toString()).toBe('step=choose&sort=title');
  });
});
