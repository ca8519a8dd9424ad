import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('audio', draft);
}

describe('a question answered by audio', () => {
  it.each([5, 600])('may be recorded for %d seconds', (recordSeconds) => {
    expect(read({ recordSeconds })).toEqual({ content: { recordSeconds }, answerKey: {}, problems: [] });
  });

  it.each<[number | null, string]>([
    [null, 'required'],
    [4, 'min'],
    [601, 'max'],
    [30.5, 'integer'],
  ])('refuses %j seconds', (recordSeconds, rule) => {
    expect(read({ recordSeconds }).problems).toEqual([`recordSeconds: ${rule}`]);
  });
});
