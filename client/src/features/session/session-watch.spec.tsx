import { endingOf } from './session-watch';

const now = Date.parse('2026-11-23T10:00:00Z');
const minutes = (count: number) => count * 60_000;
const limits = (endsIn: number) => ({ endsAt: new Date(now + minutes(endsIn)).toISOString(), idleMinutes: 30 });

it('says nothing while there is time', () => {
  expect(endingOf(limits(600), now, now - minutes(27))).toBeNull();
});

it('warns two minutes before somebody was idle for too long', () => {
  expect(endingOf(limits(600), now, now - minutes(28))).toEqual({ why: 'idle', leftMs: minutes(2) });
  expect(endingOf(limits(600), now, now - minutes(29))).toEqual({ why: 'idle', leftMs: minutes(1) });
});

it('warns ten minutes before the end that nothing puts off', () => {
  expect(endingOf(limits(10), now, now)).toEqual({ why: 'end', leftMs: minutes(10) });
});

it('tells of whichever comes first, and never of less than nothing', () => {
  expect(endingOf(limits(1), now, now - minutes(28))).toEqual({ why: 'end', leftMs: minutes(1) });
  expect(endingOf(limits(600), now, now - minutes(40))).toEqual({ why: 'idle', leftMs: 0 });
});
