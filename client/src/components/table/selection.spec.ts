import { nothingSelected, toggled, without, withPage, type Selection } from './selection';

interface Row {
  id: string;
}
const row = (id: string): Row => ({ id });
const selected = (...ids: string[]) => ids.reduce<Selection<Row>>((all, id) => toggled(all, row(id)), nothingSelected);
const ids = (selection: Selection<Row>) => [...selection.keys()];

describe('what is ticked in the bank', () => {
  it('is ticked and unticked one by one, in order', () => {
    expect(ids(selected('b', 'a', 'c', 'a'))).toEqual(['b', 'c']);
  });

  it('stays when another page is ticked', () => {
    expect(ids(withPage(selected('a', 'b'), [row('c'), row('d')], ['d']))).toEqual(['a', 'b', 'd']);
  });

  it('follows what the page unticks', () => {
    expect(ids(withPage(selected('a', 'b'), [row('a'), row('c')], ['c']))).toEqual(['b', 'c']);
  });

  it('forgets what was deleted', () => {
    expect(ids(without(selected('a', 'b'), 'a'))).toEqual(['b']);
    expect(ids(without(selected('b'), 'x'))).toEqual(['b']);
  });
});
