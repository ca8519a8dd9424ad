import { createSecretKey, randomUUID } from 'node:crypto';
import { decodeExamToken, encodeExamToken } from './exam-token';

const key = createSecretKey(Buffer.alloc(32, 1));
const credential = { invitationId: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b', tokenVersion: 3 };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('an exam token', () => {
  it('says which invitation it belongs to, and which issue of its link it is', () => {
    expect(decodeExamToken(encodeExamToken(credential, key), key)).toEqual(credential);
  });

  it('can be shown again: it is the same every time', () => {
    expect(encodeExamToken(credential, key)).toBe(encodeExamToken({ ...credential }, key));
  });

  it('is short enough for a link and needs no escaping', () => {
    expect(encodeExamToken({ invitationId: randomUUID(), tokenVersion: 2 ** 31 }, key)).toMatch(/^[\w-]{56}$/);
  });

  it('is another one after the link was re-issued', () => {
    expect(encodeExamToken({ ...credential, tokenVersion: 4 }, key)).not.toBe(encodeExamToken(credential, key));
  });

  it('begins with its invitation, by which a page finds what it kept under an earlier link', () => {
    const beginning = (other: Partial<typeof credential>) =>
      encodeExamToken({ ...credential, ...other }, key).slice(0, 23);
    expect(beginning({ tokenVersion: 70_000 })).toBe(beginning({}));
    expect(beginning({ invitationId: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5c' })).not.toBe(beginning({}));
  });

  it('is worth nothing under another secret', () => {
    expect(decodeExamToken(encodeExamToken(credential, key), createSecretKey(Buffer.alloc(32, 2)))).toBeNull();
  });

  it('is worth nothing with any single character changed', () => {
    const token = encodeExamToken(credential, key);
    for (let at = 0; at < token.length; at++) {
      const other = ALPHABET.charAt((ALPHABET.indexOf(token.charAt(at)) + 1) % ALPHABET.length);
      expect(decodeExamToken(token.slice(0, at) + other + token.slice(at + 1), key)).toBeNull();
    }
  });

  it.each([
    ['nothing', ''],
    ['one character less', encodeExamToken(credential, key).slice(1)],
    ['one character more', `${encodeExamToken(credential, key)}A`],
    ['padding', `${encodeExamToken(credential, key)}=`],
    ['the other alphabet of base64', '+'.repeat(56)],
    ['megabytes', 'A'.repeat(2_000_000)],
  ])('is nothing when it is %s', (_, token) => expect(decodeExamToken(token, key)).toBeNull());
});
