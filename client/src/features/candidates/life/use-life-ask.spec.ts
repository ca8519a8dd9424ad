import { formerWindows } from './use-life-ask';

const of = (invitationId: string, opensAt: string | null, expiresAt: string | null) => ({
  invitationId,
  opensAt,
  expiresAt,
});

describe('an invitation that was expired by mistake', () => {
  it('gets back the dates that it had, in one call for all who had the same', () => {
    const [monday, friday] = ['2026-11-23T08:00:00.000Z', '2026-11-27T08:00:00.000Z'];
    const expired = [of('a', monday, friday), of('b', null, null), of('c', monday, friday), of('d', null, friday)];
    expect(formerWindows(expired)).toEqual([
      { invitationIds: ['a', 'c'], opensAt: monday, expiresAt: friday },
      { invitationIds: ['b'], opensAt: null, expiresAt: null },
      { invitationIds: ['d'], opensAt: null, expiresAt: friday },
    ]);
  });
});
