import { Stage } from '../stage';
import { isExpired, mayCancel, mayChangeWindow, mayReissue, mayResend, mayRevoke } from './invitation-life.policy';
import type { InvitationState } from './invitation-life.policy';

const now = new Date('2026-11-22T09:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const invitation = (given: Partial<InvitationState> = {}): InvitationState => ({
  stage: Stage.INVITED,
  revokedAt: null,
  cancelledAt: null,
  expiresAt: null,
  mailedAt: at(-60),
  ...given,
});

const fresh = invitation();
const begun = invitation({ stage: Stage.ENROLLED, expiresAt: at(-1) });
const completed = invitation({ stage: Stage.COMPLETED });
const revoked = invitation({ revokedAt: at(-1) });
const cancelled = invitation({ revokedAt: at(-1), cancelledAt: at(-1) });
const expired = invitation({ expiresAt: now });
const justMailed = invitation({ mailedAt: at(-0.5) });

describe('an invitation', () => {
  it('expires at its date and not before, and never once it has been begun', () => {
    expect(isExpired(expired, now)).toBe(true);
    expect(isExpired(invitation({ expiresAt: at(0.01) }), now)).toBe(false);
    expect(isExpired(begun, now)).toBe(false);
    expect(isExpired(fresh, now)).toBe(false);
  });

  it.each([
    ['fresh', fresh, [true, true, true, true, true]],
    ['begun', begun, [true, true, true, false, false]],
    ['completed', completed, [false, false, false, false, false]],
    ['revoked', revoked, [false, false, true, false, true]],
    ['cancelled', cancelled, [false, false, false, false, false]],
    ['expired', expired, [false, true, true, true, true]],
    ['just mailed', justMailed, [false, true, true, true, true]],
  ] as const)(
    'that is %s may be mailed again, revoked, issued anew, dated, cancelled: only so',
    (_, given, allowed) => {
      const may = [
        mayResend(given, now),
        mayRevoke(given),
        mayReissue(given),
        mayChangeWindow(given),
        mayCancel(given),
      ];
      expect(may).toEqual(allowed);
    },
  );
});
