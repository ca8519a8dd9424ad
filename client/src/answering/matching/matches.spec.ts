import { choiceAt, matchedCount, withMatch } from './matches';

const prompts = [
  { id: 'p', text: 'one' },
  { id: 'q', text: 'two' },
];

describe('matches', () => {
  it('hold one choice for each prompt', () => {
    const once = withMatch(null, 'p', 'a');
    expect(withMatch(once, 'p', 'b')).toEqual([{ promptId: 'p', choiceId: 'b' }]);
  });

  it('let a choice belong to several prompts', () => {
    const both = withMatch(withMatch(null, 'p', 'a'), 'q', 'a');
    expect([choiceAt(both, 'p'), choiceAt(both, 'q')]).toEqual(['a', 'a']);
    expect(matchedCount(prompts, both)).toBe(2);
  });

  it('open a prompt again when its choice is taken back', () => {
    expect(withMatch(withMatch(null, 'p', 'a'), 'p', '')).toEqual([]);
    expect(matchedCount(prompts, [])).toBe(0);
  });
});
