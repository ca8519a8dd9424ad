import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import { useElementWidth } from '../../hooks/use-element-width';
import { useLanguage } from '../../hooks/use-language';
import styles from './analytics.module.css';

export interface BarRow {
  key: string;
  name: ReactNode;
  /** At the end of the row, formatted. */
  figure: ReactNode;
  value: number;
  /** The brand's colour when left out. */
  color?: string;
}

/** One bar under the other, from the start edge. `top` is the value of a full bar. */
export function BarRows({ rows, top }: { rows: BarRow[]; top: number }): ReactNode {
  return (
    <div className={styles.bars} aria-hidden>
      {rows.map((row) => (
        <div key={row.key} className={styles.barRow}>
          <span className={styles.barName}>{row.name}</span>
          <Bar value={row.value} top={top} color={row.color} />
          <span className={styles.barFigure}>{row.figure}</span>
        </div>
      ))}
    </div>
  );
}

const HEIGHT = 18;

function Bar({ value, top, color }: { value: number; top: number; color: string | undefined }) {
  const isRtl = useLanguage().direction === 'rtl';
  const [box, width] = useElementWidth<HTMLDivElement>();
  const length = scaleLinear<number>({ domain: [0, Math.max(1, top)], range: [0, width] })(value);
  return (
    <div ref={box}>
      {width > 0 && (
        <svg
          className={styles.svg}
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <rect className={styles.barTrack} width={width} height={HEIGHT} rx={4} />
          <rect
            className={styles.barFill}
            style={color === undefined ? undefined : { fill: color }}
            x={isRtl ? width - length : 0}
            width={length}
            height={HEIGHT}
            rx={4}
          />
        </svg>
      )}
    </div>
  );
}
