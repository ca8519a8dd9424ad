import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { allows, lifeActions } from './life-actions';

type Invitation = InvitationRow_InvitationFragment;

const NOW = Date.parse('2026-11-22T09:00:00Z');
const invitation = (given: Partial<Invitation> = {}) =>
  ({ stage: 'INVITED', revokedAt: null, cancelledAt: null, expiresAt: null, expiredAt: null, ...given }) as Invitation;

it.each<[string, Partial<Invitation>, string[]]>([
  ['that waits', {}, ['resend', 'date', 'reissue', 'expire', 'revoke', 'cancel']],
  ['that is begun', { stage: 'ENROLLED' }, ['resend', 'reissue', 'revoke']],
  ['that is completed', { stage: 'COMPLETED' }, []],
  ['that was revoked', { revokedAt: '2026-11-21T09:00:00Z' }, ['reissue', 'cancel']],
  ['that was cancelled', { revokedAt: '2026-11-21T09:00:00Z', cancelledAt: '2026-11-21T09:00:00Z' }, []],
  [
    'noted as past it by a server whose clock is ahead',
    { expiredAt: '2026-11-22T09:00:02Z' },
    ['date', 'reissue', 'revoke', 'cancel'],
  ],
  ['past its date', { expiresAt: '2026-11-22T09:00:00Z' }, ['date', 'reissue', 'revoke', 'cancel']],
  [
    'before its date',
    { expiresAt: '2026-11-22T09:00:01Z' },
    ['resend', 'date', 'reissue', 'expire', 'revoke', 'cancel'],
  ],
])('an invitation %s offers what the server would do', (_, given, offered) => {
  expect(lifeActions.filter((action) => allows(action, invitation(given), NOW))).toEqual(offered);
});
