import { bankFilterInput, bankList, isBankFiltered, readBankOrder } from './bank.search';

const { none: noFilter } = bankList;
const read = (search: string) => bankList.read(new URLSearchParams(search));

describe('the address of the question bank', () => {
  it('shows the whole own bank when it says nothing', () => {
    expect(read('')).toEqual(noFilter);
    expect(bankFilterInput(read(''))).toEqual({});
    expect(readBankOrder(new URLSearchParams())).toEqual({ sort: 'UPDATED_AT', direction: 'DESC' });
  });

  it('carries every filter to the query', () => {
    const filter = read(
      'search=ضريبة&type=true_false&skill=VAT&difficulty=hard&language=ar&status=inactive&use=unused&shelf=shared',
    );
    expect(bankFilterInput(filter)).toEqual({
      search: 'ضريبة',
      types: ['TRUE_FALSE'],
      skill: 'VAT',
      difficulty: 'HARD',
      language: 'AR',
      status: 'INACTIVE',
      isUnused: true,
      isShared: true,
    });
    expect(isBankFiltered(filter)).toBe(true);
  });

  it('can ask for those in use', () => {
    expect(bankFilterInput(read('use=used'))).toEqual({ isUnused: false });
  });

  it('ignores what it does not understand', () => {
    expect(read('type=riddle&difficulty=9&use=often')).toEqual(noFilter);
    expect(bankFilterInput(read('search=%20'))).toEqual({});
    expect(isBankFiltered(read('type=riddle'))).toBe(false);
  });

  it('is written as it is read, from the first page on', () => {
    const written = bankList.with(new URLSearchParams('after=x&page=2&sort=text'), { type: 'NUMBER', skill: 'VAT' });
    expect(written.toString()).toBe('sort=text&type=number&skill=VAT');
    expect(bankList.read(written)).toMatchObject({ type: 'NUMBER', skill: 'VAT' });
  });

  it('leaves no trace of a filter that was cleared', () => {
    const cleared = bankList.with(new URLSearchParams('type=number&search=a&shelf=shared'), noFilter);
    expect(cleared.toString()).toBe('');
  });
});
