import { cleanup, render } from '@testing-library/react';
import { speak } from '../../../lib/testing/translations';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { CompletionCell, StageCell } from './invitation-cells';

type Invitation = InvitationRow_InvitationFragment;

const NOW = Date.parse('2026-11-22T09:00:00Z');
const PAST = '2026-11-22T08:00:00Z';
const SOON = '2026-11-23T08:00:00Z';
const LATER = '2026-11-25T08:00:00Z';

/** Of an assessment with this window of its own. */
const invitation = (given: Partial<Invitation>, opensAt: string | null = null, closesAt: string | null = null) =>
  ({
    stage: 'INVITED',
    mailStatus: 'SENT',
    completedAt: null,
    revokedAt: null,
    cancelledAt: null,
    opensAt: null,
    expiresAt: null,
    expiredAt: null,
    remindedAt: null,
    accommodation: null,
    attempt: null,
    assessment: { id: 'a1', configuration: { opensAt, closesAt } },
    ...given,
  }) as Invitation;

const textOf = (cell: React.ReactElement) => {
  const { container } = render(cell);
  const text = [...container.children].map((part) => part.textContent).join(' | ');
  cleanup();
  return text;
};
const stageOf = (one: Invitation) => textOf(<StageCell invitation={one} />);
const completionOf = (one: Invitation) => textOf(<CompletionCell invitation={one} />);

beforeEach(async () => {
  localStorage.setItem('time-zone', 'UTC');
  await speak('en');
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('who has not begun', () => {
  it.each<[string, Invitation, string]>([
    ['waits', invitation({}), 'Invited'],
    ['is past the date of the invitation', invitation({ expiresAt: PAST }), 'Expired'],
    ['is past it by the clock of the server', invitation({ expiredAt: SOON }), 'Expired'],
    ['is past the end of the assessment', invitation({}, null, PAST), 'Expired'],
    ['is past the earlier of the two', invitation({ expiresAt: LATER }, null, PAST), 'Expired'],
    ['is before both', invitation({ expiresAt: SOON }, null, LATER), 'Invited'],
    ['was revoked before the end', invitation({ revokedAt: PAST }, null, PAST), 'Revoked'],
    ['was cancelled', invitation({ revokedAt: PAST, cancelledAt: PAST }), 'Cancelled'],
    ['was reminded', invitation({ remindedAt: PAST }), 'Invited | Reminded 22 Nov 2026'],
    ['got no email', invitation({ mailStatus: 'FAILED' }), 'Invited | Email not delivered'],
    ['had begun before the end', invitation({ stage: 'ENROLLED', remindedAt: PAST }, null, PAST), 'Enrolled'],
  ])('%s', (_, one, shown) => expect(stageOf(one)).toBe(shown));

  it.each<[string, Invitation, string]>([
    ['at any time', invitation({}), 'Not started'],
    ['from a moment of their own', invitation({ opensAt: SOON }), 'Opens 23 Nov at 08:00'],
    ['once the assessment opens', invitation({}, SOON), 'Opens 23 Nov at 08:00'],
    ['once both are open', invitation({ opensAt: SOON }, LATER), 'Opens 25 Nov at 08:00'],
    ['now, as it opened', invitation({ opensAt: PAST }, PAST), 'Not started'],
    ['until a moment of their own', invitation({ expiresAt: SOON }), 'Start by 23 Nov at 08:00'],
    ['until the assessment closes', invitation({}, null, SOON), 'Start by 23 Nov at 08:00'],
    ['until the earlier of the two', invitation({ expiresAt: LATER }, null, SOON), 'Start by 23 Nov at 08:00'],
    ['in a window', invitation({ opensAt: SOON }, PAST, LATER), 'Opens 23 Nov at 08:00 | Start by 25 Nov at 08:00'],
    ['no more, as it was revoked', invitation({ revokedAt: PAST, expiresAt: SOON }), 'Not started'],
  ])('may begin %s', (_, one, shown) => expect(completionOf(one)).toBe(shown));
});

it('says the same in Arabic', async () => {
  await speak('ar');
  expect(stageOf(invitation({}, null, PAST))).toBe('انتهت صلاحيتها');
  expect(stageOf(invitation({ remindedAt: PAST }))).toMatch(/^مدعو \| ذُكّر في .*22/u);
  expect(completionOf(invitation({}, null, SOON))).toMatch(/^البدء قبل .*23/u);
});
