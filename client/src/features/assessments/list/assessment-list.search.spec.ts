import { readListSearch, withSort } from './assessment-list.search';

const read = (search: string) => readListSearch(new URLSearchParams(search));

describe('the address of the assessment list', () => {
  it('shows what was changed last first when it says nothing', () => {
    expect(read('')).toEqual({
      filter: {},
      sort: 'UPDATED_AT',
      direction: 'DESC',
      isArchived: false,
      isFiltered: false,
    });
  });

  it('carries search, filters and order', () => {
    expect(read('search=محاسب&status=active&level=mid_level&language=ar&sort=title&direction=desc')).toEqual({
      filter: { search: 'محاسب', status: 'ACTIVE', level: 'MID_LEVEL', language: 'AR' },
      sort: 'TITLE',
      direction: 'DESC',
      isArchived: false,
      isFiltered: true,
    });
  });

  it('opens the archive, which by itself filters nothing', () => {
    expect(read('archived=yes')).toMatchObject({ filter: { isArchived: true }, isArchived: true, isFiltered: false });
    expect(read('archived=yes&level=advanced').isFiltered).toBe(true);
  });

  it('sorts titles from A to Z unless told otherwise', () => {
    expect(read('sort=title').direction).toBe('ASC');
  });

  it('ignores what it does not understand', () => {
    expect(read('status=gone&level=9&sort=colour&direction=up&search=%20')).toEqual(read(''));
  });

  it('goes back to the first page with another order, and keeps the filters', () => {
    const next = withSort(new URLSearchParams('status=active&after=abc&page=3'), 'TITLE', 'ASC');
    expect(next.toString()).toBe('status=active&sort=title&direction=asc');
  });

  it('leaves no trace of the default order', () => {
    expect(withSort(new URLSearchParams('sort=title&direction=asc'), 'UPDATED_AT', 'DESC').toString()).toBe('');
  });

  it('is read back as it was written', () => {
    expect(readListSearch(withSort(new URLSearchParams(), 'CREATED_AT', 'ASC'))).toMatchObject({
      sort: 'CREATED_AT',
      direction: 'ASC',
    });
  });
});
