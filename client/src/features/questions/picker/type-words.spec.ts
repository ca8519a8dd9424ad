import { isMeant, namedFirst } from './type-words';

describe('looking for a type', () => {
  it.each([
    ['drop', 'DROPDOWN'],
    ['قائمة', 'DROPDOWN'],
    ['FILL blank', 'FILL_IN_THE_BLANK'],
    ['املا الفراغ', 'FILL_IN_THE_BLANK'],
    ['excel', 'XLCX'],
    ['إكسل', 'XLCX'],
    ['اكسل', 'XLCX'],
  ] as const)('"%s" finds %s', (typed, type) => expect(isMeant(type, typed, '')).toBe(true));

  it('finds by what the page shows', () => expect(isMeant('DATE', 'calend', 'Date A day of the calendar')).toBe(true));
  it('wants every word', () => expect(isMeant('VIDEO', 'video pdf', 'Video answer')).toBe(false));
  it('finds all when nothing is typed', () => expect(isMeant('VIDEO', '  ', '')).toBe(true));
});

it('puts first what is called as it was typed', () => {
  const names = ['Dropdown', 'Date', 'Open ended'];
  expect(namedFirst(names, 'open', (name) => name)).toEqual(['Open ended', 'Dropdown', 'Date']);
  expect(namedFirst(names, '', (name) => name)).toEqual(names);
});
