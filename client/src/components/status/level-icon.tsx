import styles from './level-icon.module.css';

export type LevelTier = 1 | 2 | 3;

const BARS = [
  { x: 0, y: 8, height: 5 },
  { x: 5, y: 4.5, height: 8.5 },
  { x: 10, y: 0, height: 13 },
];

/** Three rising bars, as many filled as the level is high. Stands beside the level's name. */
export function LevelIcon({ tier }: { tier: LevelTier }) {
  return (
    <svg className="flip" width={14} height={13} viewBox="0 0 14 13" aria-hidden>
      {BARS.map((bar, index) => (
        <rect key={bar.x} className={index < tier ? styles.on : styles.off} width={4} rx={1.2} {...bar} />
      ))}
    </svg>
  );
}
