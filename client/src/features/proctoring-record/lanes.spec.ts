import { laneOf, lanesOf, momentsOf, eventTone } from './lanes';

const event = { verdict: null, countedAs: null, kind: 'PASTE' } as Parameters<typeof eventTone>[0];

it('puts each kind of signal into its lane', () => {
  expect([laneOf('TAB_HIDDEN'), laneOf('FULL_SCREEN_EXIT'), laneOf('NO_FACE'), laneOf('PASTE')]).toEqual([
    'window',
    'fullScreen',
    'camera',
    'other',
  ]);
});

it('has a lane for each thing that was watched, copying and pasting alone as well', () => {
  const nothing = { tabLeaving: false, fullScreen: false, webcamSnapshots: false, copyPaste: false };
  const lanes = (watched: object) =>
    lanesOf({ watched: { ...nothing, ...watched }, events: [] } as unknown as Parameters<typeof lanesOf>[0]);
  expect(lanes({})).toEqual([]);
  expect(lanes({ copyPaste: true })).toEqual(['other']);
  expect(lanes({ tabLeaving: true, webcamSnapshots: true })).toEqual(['window', 'camera']);
});

it('shows in red only what a person confirmed, and calms down what they dismissed', () => {
  expect(eventTone(event)).toBe('noted');
  expect(eventTone({ ...event, countedAs: 1 })).toBe('counted');
  expect(eventTone({ ...event, countedAs: 1, verdict: 'CONFIRMED' })).toBe('confirmed');
  expect(eventTone({ ...event, countedAs: 1, verdict: 'DISMISSED' })).toBe('noted');
});

it('draws what lasts from its beginning to its end, and what happens each time that it did', () => {
  const at = (minute: number) => `2026-11-22T10:0${minute}:00.000Z`;
  const signals = [1, 3].map((minute) => ({ id: `s${minute}`, startedAt: at(minute), excuse: null }));
  const seen = { ...event, id: 'e', startedAt: at(1), endedAt: at(3), signals };
  expect(momentsOf({ ...seen, kind: 'TAB_HIDDEN' })).toEqual([{ id: 'e', from: at(1), to: at(3) }]);
  expect(momentsOf({ ...seen, kind: 'RELOAD_TRIED' })).toEqual([
    { id: 's1', from: at(1), to: at(1) },
    { id: 's3', from: at(3), to: at(3) },
  ]);
});
