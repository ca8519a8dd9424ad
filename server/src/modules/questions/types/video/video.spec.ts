import { FieldProblems } from '../../field-problems';
import type { KeyDraft } from '../question-kind';
import { VideoRecording } from './video';

function read(draft: KeyDraft) {
  const problems = new FieldProblems();
  const { content, answerKey } = new VideoRecording().read(draft, problems);
  return { content, answerKey, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('a question answered by video', () => {
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
