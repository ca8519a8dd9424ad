import { blankList, withLines, choiceMoved, pastedLines, pinned, writeList } from './choice-list';

const texts = (list: ReturnType<typeof blankList>) => list.map(({ text }) => text);
const keyAt = (list: ReturnType<typeof blankList>, index: number) => list[index]?.key ?? '';

describe('a list of choices', () => {
  it('is filled by the lines of a pasted list, and grows up to its limit', () => {
    const three = blankList(3);
    expect(texts(withLines(three, keyAt(three, 1), ['a', 'b', 'c', 'd'], 5))).toEqual(['', 'a', 'b', 'c', 'd']);
    expect(texts(withLines(three, keyAt(three, 0), ['a', 'b', 'c', 'd', 'e'], 4))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps what is written when a list is pasted above it', () => {
    const [first, second] = blankList(2);
    const list = [first!, { ...second!, text: 'kept' }];
    expect(texts(withLines(list, first!.key, ['a', 'b'], 12))).toEqual(['a', 'kept', 'b']);
  });

  it('takes a pasted line for a line', () => {
    expect(pastedLines('one choice\n')).toBeNull();
    expect(pastedLines('one\r\n\r\n two \r\n')).toEqual(['one', 'two']);
  });

  it('moves a choice, and says which one stays in place', () => {
    const list = ['a', 'b', 'c'].map((text, index) => ({ ...blankList(1)[0]!, key: text, text, id: String(index) }));
    expect(texts(choiceMoved(list, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(writeList(pinned(list, 'c')).map(({ isFixed }) => isFixed)).toEqual([undefined, undefined, true]);
  });
});
