import { InvalidInput } from '../errors';
import { searchPatterns } from './search-patterns';

describe('searchPatterns', () => {
  it('asks for every word, in any order', () => {
    expect(searchPatterns('  senior   accountant ', 'search')).toEqual(['%senior%', '%accountant%']);
  });

  it('takes wildcards for plain characters', () => {
    expect(searchPatterns(String.raw`50% a_b c\d`, 'search')).toEqual([
      String.raw`%50\%%`,
      String.raw`%a\_b%`,
      String.raw`%c\\d%`,
    ]);
  });

  it.each([undefined, null, '', '  ', '\0'])('asks for nothing when it is %j', (search) => {
    expect(searchPatterns(search, 'search')).toEqual([]);
  });

  it('refuses an essay', () => {
    expect(() => searchPatterns('x'.repeat(201), 'search')).toThrow(InvalidInput);
  });
});
