import type { ProctorSignal } from '../../graphql/schema-generated';
import type { ProctoringTimeline_TimelineFragment as Timeline } from './proctoring-timeline-generated';

type Event = Timeline['events'][number];
export type Lane = 'window' | 'fullScreen' | 'camera' | 'other';

export function laneOf(kind: ProctorSignal): Lane {
  if (kind === 'TAB_HIDDEN' || kind === 'WINDOW_BLUR') return 'window';
  if (kind === 'FULL_SCREEN_EXIT') return 'fullScreen';
  return kind === 'CAMERA_LOST' || kind === 'NO_FACE' || kind === 'SEVERAL_FACES' ? 'camera' : 'other';
}

const LASTING: readonly ProctorSignal[] = ['TAB_HIDDEN', 'WINDOW_BLUR', 'FULL_SCREEN_EXIT', 'CAMERA_LOST'];

/** Whether it goes on for a time; anything else happens, once or several times. */
export const signalLasts = (kind: ProctorSignal): boolean => LASTING.includes(kind);

interface Moment {
  id: string;
  from: string;
  to: string;
}

/** Where an event stands in time: from its beginning to its end, or each time that it happened. */
export function momentsOf({ id, kind, startedAt, endedAt, signals }: Event): Moment[] {
  if (signalLasts(kind) || signals.length === 0) return [{ id, from: startedAt, to: endedAt }];
  return signals.map((signal) => ({ id: signal.id, from: signal.startedAt, to: signal.startedAt }));
}

/** What was watched, and whatever else has something in it. */
export function lanesOf({ watched, events }: Timeline): Lane[] {
  const used = new Set(events.map(({ kind }) => laneOf(kind)));
  const lanes: [Lane, boolean][] = [
    ['window', watched.tabLeaving],
    ['fullScreen', watched.fullScreen],
    ['camera', watched.webcamSnapshots],
    ['other', watched.copyPaste],
  ];
  return lanes.flatMap(([lane, isWatched]) => (isWatched || used.has(lane) ? [lane] : []));
}

/** Red is for what a person confirmed, amber for what counted; everything else is grey. */
export function eventTone({ verdict, countedAs, kind }: Event): 'confirmed' | 'counted' | 'noted' {
  if (verdict === 'DISMISSED') return 'noted';
  if (verdict === 'CONFIRMED') return 'confirmed';
  return countedAs !== null || kind === 'NO_FACE' || kind === 'SEVERAL_FACES' ? 'counted' : 'noted';
}
