import { apiKeySchema, expiryOf, newKey } from './api-key.schema';

describe('a new API key', () => {
  it('needs a name and a scope', () => {
    expect(apiKeySchema.isValidSync({ ...newKey, name: 'ATS' })).toBe(true);
    expect(apiKeySchema.isValidSync({ ...newKey, name: ' ' })).toBe(false);
    expect(apiKeySchema.isValidSync({ ...newKey, name: 'x'.repeat(61) })).toBe(false);
    expect(apiKeySchema.isValidSync({ ...newKey, name: 'ATS', scopes: [] })).toBe(false);
  });

  it('ends after so many days, or never by itself', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(expiryOf('30', now)).toBe('2026-01-31T00:00:00.000Z');
    expect(expiryOf('never', now)).toBeNull();
  });
});
