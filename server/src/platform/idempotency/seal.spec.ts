import { createSecretKey, randomBytes } from 'node:crypto';
import { seal, unseal } from './seal';

describe('a sealed text', () => {
  const key = createSecretKey(randomBytes(32));

  it('comes back as it was', () => {
    expect(unseal([key], seal(key, '{"name":"ليلى"}'))).toBe('{"name":"ليلى"}');
  });

  it('is never sealed twice in the same way, and shows nothing', () => {
    const [first, second] = [seal(key, 'exam link'), seal(key, 'exam link')];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('exam');
  });

  it('opens neither with another key nor when it was changed', () => {
    const sealed = seal(key, 'text');
    expect(() => unseal([createSecretKey(randomBytes(32))], sealed)).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal([key], sealed)).toThrow();
  });
});
