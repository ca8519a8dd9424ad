import { endingsOf, problemOfFile } from './file-rules';

const file = (name: string, size = 1_000) => ({ name, size });

it('takes a file of up to 250 KB and not a byte more', () => {
  expect(problemOfFile(file('plan.xlsx', 256_000), ['.xlsx'])).toBeNull();
  expect(problemOfFile(file('plan.xlsx', 256_001), ['.xlsx'])).toBe('tooLarge');
  expect(problemOfFile(file('plan.xlsx', 0), ['.xlsx'])).toBe('empty');
});

it('goes by the last ending of the name, whatever its case', () => {
  expect(problemOfFile(file('خطة.PDF'), endingsOf({ type: 'DOCUMENT' }))).toBeNull();
  expect(problemOfFile(file('plan.pdf.exe'), endingsOf({ type: 'DOCUMENT' }))).toBe('notAllowed');
});

it('takes the kinds that the question names, or all of them', () => {
  expect(endingsOf({ type: 'FILE_UPLOAD', fileKinds: ['SLIDES'] })).toEqual(['.ppt', '.pptx']);
  expect(endingsOf({ type: 'FILE_UPLOAD', fileKinds: [] })).toEqual(expect.arrayContaining(['.png', '.csv', '.txt']));
});
