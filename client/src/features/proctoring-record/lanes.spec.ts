import { laneOf, toneOf } from './lanes';

const event = { verdict: null, countedAs: null, kind: 'PASTE' } as Parameters<typeof toneOf>[0];

it('puts each kind of signal into its lane', () => {
  expect([laneOf('TAB_HIDDEN'), laneOf('FULL_SCREEN_EXIT'), laneOf('NO_FACE'), laneOf('PASTE')]).toEqual([
    ...['window', 'fullScreen', 'camera', 'other'],
  ]);
});

it('shows in red only what a person confirmed, and calms down what they dismissed', () => {
  expect(toneOf(event)).toBe('noted');
  expect(toneOf({ ...event, countedAs: 1 })).toBe('counted');
  expect(toneOf({ ...event, countedAs: 1, verdict: 'CONFIRMED' })).toBe('confirmed');
  expect(toneOf({ ...event, countedAs: 1, verdict: 'DISMISSED' })).toBe('noted');
});
