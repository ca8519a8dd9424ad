import { discs, type Disc } from './half-disc-pattern';
import styles from './half-discs.module.css';

/** The whole pattern, or the strip around its lit pair for the top of a phone. */
const views = { panel: '0 0 708 700', strip: '163 180 390 132' };

/** Rows of half discs, tone on tone, with exactly one lit pair: a weight over a pan, as in the mark. Never mirrored. */
export function HalfDiscs({ view = 'panel' }: { view?: keyof typeof views }) {
  return (
    <svg className={styles.pattern} viewBox={views[view]} preserveAspectRatio="xMidYMin slice" aria-hidden>
      {discs.map((disc) => (
        <path key={`${disc.x}:${disc.y}`} className={styles[disc.tone]} d={halfDisc(disc)} />
      ))}
    </svg>
  );
}

const RADIUS = 50;

const halfDisc = ({ x, y, up }: Disc) => `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 0 ${up ? 1 : 0} ${RADIUS * 2} 0z`;
