import { Overtaken, retryOnDeadlock } from './retry-on-deadlock';

const failing = (times: number, code: string) => {
  let left = times;
  return jest.fn(() =>
    left-- > 0 ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve('done'),
  );
};

describe('retryOnDeadlock', () => {
  it.each(['40P01', '55P03'])('begins again when the database ended the transaction with %s', async (code) => {
    const transaction = failing(2, code);
    await expect(retryOnDeadlock(transaction)).resolves.toBe('done');
    expect(transaction).toHaveBeenCalledTimes(3);
  });

  it('begins again when somebody else was quicker', async () => {
    const transaction = jest.fn().mockRejectedValueOnce(new Overtaken()).mockResolvedValue('done');
    await expect(retryOnDeadlock(transaction)).resolves.toBe('done');
  });

  it.each(['40P01', '55P03'])('says at last, after %s each time, that it may be asked again', async (code) => {
    const transaction = failing(9, code);
    await expect(retryOnDeadlock(transaction)).rejects.toMatchObject({ code: 'TOO_BUSY' });
    expect(transaction).toHaveBeenCalledTimes(4);
  });

  it('leaves every other failure alone', async () => {
    const transaction = failing(1, '23505');
    await expect(retryOnDeadlock(transaction)).rejects.toThrow('23505');
    expect(transaction).toHaveBeenCalledTimes(1);
  });
});
