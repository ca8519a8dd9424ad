import { apiKeySchema, expiryOf, newApiKey } from './api-key.schema';

describe('a new API key', () => {
  it('needs a name and a scope', () => {
    expect(apiKeySchema.isValidSync({ ...newApiKey, name: 'ATS' })).toBe(true);
    expect(apiKeySchema.isValidSync({ ...newApiKey, name: ' ' })).toBe(false);
    expect(apiKeySchema.isValidSync({ ...newApiKey, name: 'x'.repeat(61) })).toBe(false);
    expect(apiKeySchema.isValidSync({ ...newApiKey, name: 'ATS', scopes: [] })).toBe(false);
  });

  it('ends after so many days, or never by itself', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(expiryOf('30', now)).toBe('2026-01-31T00:00:00.000Z');
    expect(expiryOf('never', now)).toBeNull();
  });
});
