import type { AnswerRecord } from './answer-record';
import { unsentAnswersFiles } from './unsent-answers';

const place = { attemptId: '7f3c29aa-0000-4000-8000-000000000000', pageId: 'page', secret: 'told at the start' };
const record = (questionId: string, text: string) => ({ questionId, revision: 3, value: { text } }) as AnswerRecord;

/** jsdom's files cannot be read as text. */
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

it('holds what was not sent, sealed with the secret of the sitting', async () => {
  const [file] = await unsentAnswersFiles({ ...place, records: [record('q1', 'مرحبا "€"')] });
  const { kind, body, seal } = JSON.parse(await textOf(file!)) as Record<string, string>;
  expect(kind).toBe('mizan-answers-1');
  expect(JSON.parse(body!)).toEqual({
    attemptId: place.attemptId,
    pageId: 'page',
    answers: [{ questionId: 'q1', revision: 3, value: { text: 'مرحبا "€"' } }],
  });
  // As the server computes it.
  expect(seal).toBe('419VCMftv14APGyy8BGaC4_CCUdmPb4LNRNoNzIGdUs');
});

it('becomes several files when one would be too large for the server', async () => {
  const long = Array.from({ length: 15 }, (_, index) => record(`q${index}`, '"م'.repeat(10_000)));
  const files = await unsentAnswersFiles({ ...place, records: long });
  expect(files.length).toBeGreaterThan(1);
  for (const { size } of files) expect(size).toBeLessThanOrEqual(256_000);
});

it('is none when there is nothing to send', async () => {
  expect(await unsentAnswersFiles({ ...place, records: [] })).toEqual([]);
});
