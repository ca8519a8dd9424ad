import { blankPairs, filledPairs, pair, type PairsDraft } from './pairs';

const wordsOf = (draft: PairsDraft | null) => draft?.pairs.map(({ prompt, match }) => [prompt, match]);
const paste = (draft: PairsDraft, text: string, most = 10) => filledPairs(draft, draft.pairs[0]!.key, text, most);

it('a pasted table fills this pair, the blank ones below, and new ones', () => {
  const draft = { ...blankPairs(), pairs: [pair(), pair({ prompt: 'Chad', match: 'N’Djamena' }), pair()] };
  expect(wordsOf(paste(draft, 'Egypt\tCairo\nOman\tMuscat\nYemen\tSanaa'))).toEqual([
    ['Egypt', 'Cairo'],
    ['Chad', 'N’Djamena'],
    ['Oman', 'Muscat'],
    ['Yemen', 'Sanaa'],
  ]);
});

it('reads cells in quotes as a spreadsheet writes them', () => {
  expect(wordsOf(paste(blankPairs(), '"Says ""stop"""\t"Two\nlines"\r\n'))?.[0]).toEqual(['Says "stop"', 'Two lines']);
});

it('is no table where a line has one column, and takes no more pairs than there may be', () => {
  expect(paste(blankPairs(), 'Egypt\nOman')).toBeNull();
  expect(wordsOf(paste(blankPairs(), 'a\tb\nc\td\ne\tf\ng\th', 3))).toHaveLength(3);
});
