import { hashOfApiKey, hintOfApiKey, newApiKey } from './api-key-secret';

describe('an API key', () => {
  it('is known by its beginning and has 214 random bits', () => {
    expect(newApiKey()).toMatch(/^mzn_[0-9A-Za-z]{36}$/);
  });

  it('is never made twice', () => {
    expect(new Set(Array.from({ length: 2_000 }, newApiKey)).size).toBe(2_000);
  });

  it('is stored as 32 bytes that do not hold it', () => {
    const key = newApiKey();
    expect(hashOfApiKey(key)).toHaveLength(32);
    expect(hashOfApiKey(key).toString('latin1')).not.toContain(key.slice(4, 12));
  });

  it('is hinted at by four letters at either end', () => {
    expect(hintOfApiKey(`mzn_abcd${'x'.repeat(28)}wxyz`)).toBe('mzn_abcd…wxyz');
  });
});
