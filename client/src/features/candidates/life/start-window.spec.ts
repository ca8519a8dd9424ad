import { commonWindow, isInOrder } from './start-window';

const noon = '2026-11-22T12:00:00Z';
const evening = '2026-11-22T18:00:00Z';

it('shows what the chosen invitations have in common, and leaves alone what differs', () => {
  const one = { opensAt: noon, expiresAt: null };
  expect(commonWindow([one])).toEqual(one);
  expect(commonWindow([one, { opensAt: noon, expiresAt: evening }])).toEqual({ opensAt: noon, expiresAt: undefined });
});

it('wants the end after the start, where both are there', () => {
  expect(isInOrder({ opensAt: noon, expiresAt: evening })).toBe(true);
  expect(isInOrder({ opensAt: noon, expiresAt: noon })).toBe(false);
  expect(isInOrder({ opensAt: noon, expiresAt: null })).toBe(true);
  expect(isInOrder({ opensAt: noon, expiresAt: undefined })).toBe(true);
});
