import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBreachedPassword } from './breached-passwords';
import { passwordProblem } from './password.policy';

const owner = { name: 'Layla Haddad', email: 'l.haddad-85@example.com', companyName: null };

describe('a password that was leaked', () => {
  it.each(['Mailcreated5240', 'gfhjkmgfhjkm', 'ghjcnjgfhjkm', 'flvbybcnhfnjh', 'CONTORTIONIST', 'chickenwing101'])(
    'is known as such in any case, and refused: %s',
    (password) => {
      expect(isBreachedPassword(password)).toBe(true);
      expect(passwordProblem(password, { minimum: 12, owner })?.rule).toBe('password-common');
    },
  );

  it.each(['sunshine1', 'jordan23', 'football1'])('is known where shorter ones are allowed: %s', (password) => {
    expect(isBreachedPassword(password)).toBe(true);
  });

  it.each(['heron plum taxiway', 'kzv;qmt wpdj', 'نخلة وبحر وقمر بعيد', ''])('is not %j', (password) => {
    expect(isBreachedPassword(password)).toBe(false);
  });
});

it('is looked for in a list in order, of more than fifty thousand', () => {
  const list = readFileSync(path.join(__dirname, 'breached-passwords.bin'));
  const hashes = Array.from({ length: list.length / 5 }, (_, index) => list.toString('hex', index * 5, index * 5 + 5));
  expect(hashes).toEqual([...hashes].sort());
  expect(new Set(hashes).size).toBeGreaterThan(50_000);
});
