import { markSchema } from './mark.schema';

const problem = async (score: string) => {
  try {
    await markSchema(15).validate({ score, feedback: '' });
    return null;
  } catch (error) {
    return (error as Error).message.split('|')[0];
  }
};

describe('the mark that a person gives', () => {
  it.each(['0', '15', '7.25', '7,5', '١٢٫٥', '۸'])('takes %s', async (score) => {
    expect(await problem(score)).toBeNull();
  });

  it.each([
    ['', 'results:error.scoreRequired'],
    ['many', 'results:error.scoreNumber'],
    ['-1', 'results:error.scoreNumber'],
    ['16', 'results:error.scoreRange'],
    ['1.234', 'results:error.scoreDecimals'],
  ])('refuses %p and says why', async (score, message) => {
    expect(await problem(score)).toBe(message);
  });
});
