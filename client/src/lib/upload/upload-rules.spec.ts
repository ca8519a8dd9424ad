import { uploadProblem } from './upload-rules';

const images = { endings: ['.png', '.jpg'] };

describe('a file is looked at before it is sent', () => {
  it.each([
    [{ name: 'Chart.PNG', size: 256_000 }, null],
    [{ name: 'chart.png', size: 256_001 }, 'FILE_TOO_LARGE'],
    [{ name: 'chart.svg', size: 10 }, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: 'chart.svg', size: 300_000 }, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: 'png', size: 10 }, 'FILE_TYPE_NOT_ALLOWED'],
  ])('%j', (file, problem) => {
    expect(uploadProblem(file, images)).toBe(problem);
  });

  it('may be larger where it goes in parts', () => {
    const video = { name: 'a.webm', size: 50_000_000 };
    expect(uploadProblem(video, { endings: ['.webm'], maxBytes: Number.POSITIVE_INFINITY })).toBeNull();
  });
});
