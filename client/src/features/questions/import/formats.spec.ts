import { questionFileAddress } from './formats';

describe('exportAddress', () => {
  it('names the questions that are ticked', () => {
    expect(questionFileAddress('MOODLE_XML', { ids: ['a', 'b'] }, 'ar')).toBe(
      '/api/v1/questions/export?format=moodle-xml&headings=ar&ids=a%2Cb',
    );
  });

  it('carries the filter of the list when none are', () => {
    const filter = { search: 'دلو', types: ['DATE', 'NUMBER'] as ('DATE' | 'NUMBER')[], isUnused: false, skill: null };
    const query = new URL(questionFileAddress('SPREADSHEET', { filter }, 'en'), 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      format: 'xlsx',
      headings: 'en',
      search: 'دلو',
      types: 'DATE,NUMBER',
      isUnused: 'false',
    });
  });
});
