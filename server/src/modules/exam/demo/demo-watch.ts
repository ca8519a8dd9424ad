import type { FaceHint, SignalExcuse, SignalKind } from '../proctoring';
import type { Scene } from './draw-snapshot';

interface DemoSignal {
  kind: SignalKind;
  /** After the moment's beginning. */
  afterSeconds?: number;
  seconds?: number;
  excuse?: SignalExcuse;
}

/** `share` of the sitting that has passed, 0 to 1. */
export interface DemoMoment {
  share: number;
  signals: readonly DemoSignal[];
  /** What the candidate wrote about it. */
  note?: string;
  /** Staff looked at it and did not hold it against them; why. */
  dismissedFor?: string;
}

/** Without a scene it was asked for and never came. */
export interface DemoSnapshot {
  share: number;
  picture?: Scene & { faces: FaceHint };
}

export interface DemoWatch {
  moments: readonly DemoMoment[];
  snapshots: readonly DemoSnapshot[];
}

const one = (share: number, x = 160): DemoSnapshot => ({ share, picture: { heads: [x], faces: 'one' } });
const away = (seconds: number): DemoSignal[] => [
  { kind: 'tab-hidden', seconds },
  { kind: 'full-screen-exit', afterSeconds: 0.1, seconds: seconds + 2.5 },
];

/** Who of the demo was watched, and what was noticed. Everybody else sat before the camera was asked for. */
const watched: Readonly<Record<string, DemoWatch>> = {
  'mariam.sayed@example.com': {
    moments: [
      { share: 0.08, signals: [{ kind: 'window-blur', seconds: 1.2 }] },
      {
        share: 0.24,
        signals: away(7),
        note: 'The fire alarm of the building was tested. I clicked it away on the second screen and came back.',
        dismissedFor: 'The test of the alarm was announced; the building confirmed it.',
      },
      { share: 0.41, signals: [{ kind: 'copy' }, { kind: 'paste', afterSeconds: 9 }] },
      { share: 0.41, signals: [{ kind: 'paste', afterSeconds: 21 }] },
      { share: 0.58, signals: [{ kind: 'window-blur', seconds: 14, excuse: 'permission' }] },
      { share: 0.67, signals: [{ kind: 'no-face' }] },
      {
        share: 0.72,
        signals: [{ kind: 'tab-hidden', seconds: 5 }],
        note: 'A message came up, and I closed it.',
      },
      { share: 0.88, signals: [{ kind: 'several-faces' }] },
    ],
    snapshots: [
      one(0.05),
      one(0.19, 151),
      one(0.33, 168),
      one(0.47, 157),
      { share: 0.56 },
      { share: 0.67, picture: { heads: [], faces: 'none' } },
      one(0.78, 164),
      { share: 0.88, picture: { heads: [134, 262], faces: 'several' } },
      one(0.96, 149),
    ],
  },
  'tariq.mansour@example.com': {
    moments: [
      { share: 0.2, signals: [{ kind: 'window-blur', seconds: 1.6 }] },
      { share: 0.46, signals: away(5.5) },
      { share: 0.74, signals: [{ kind: 'paste' }] },
    ],
    snapshots: [one(0.1, 166), one(0.36, 158), one(0.63, 150), one(0.9, 161)],
  },
};

export const demoWatchOf = (email: string): DemoWatch | undefined => watched[email];
