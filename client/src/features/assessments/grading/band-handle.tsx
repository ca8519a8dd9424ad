import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { Direction } from '../../../lib/i18n/language';
import { limitRange, type Band } from './grade-bands';
import styles from './band-scale.module.css';

const LARGE_STEP = 5;

interface Props {
  bands: readonly Band[];
  /** The band that starts at this handle. */
  limit: number;
  onDrag: (event: PointerEvent) => void;
  onMove: (to: number) => void;
}

/** The limit between two bands: a slider for mouse, finger and keyboard. */
export function BandHandle({ bands, limit, onDrag, onMove }: Props) {
  const { t } = useTranslation('assessments');
  const { direction } = useLanguage();
  const [isDragging, setDragging] = useState(false);
  const [below, above] = [bands[limit - 1], bands[limit]];
  const from = above?.from ?? 0;
  const { min, max } = limitRange(bands, limit);
  const press = (event: KeyboardEvent) => {
    const to = target(event, { from, min, max }, direction);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <div className={styles.handlePlace} style={{ insetInlineStart: `${from}%` }}>
      <div
        className={isDragging ? styles.handleDragged : styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={t('bands.limit', { below: below?.name, above: above?.name })}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={from}
        aria-valuetext={t('bands.limitValue', { above: above?.name, from })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={(event) => isDragging && onDrag(event)}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      >
        <span className={styles.bubble} aria-hidden>
          {from}
        </span>
      </div>
    </div>
  );
}

/** Where a key moves the limit; arrows by 1, with Shift by 5. The scale is mirrored where one reads from the right. */
function target(
  { key, shiftKey }: KeyboardEvent,
  { from, min, max }: { from: number; min: number; max: number },
  direction: Direction,
): number | null {
  const step = shiftKey ? LARGE_STEP : 1;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowUp' || key === forward) return from + step;
  if (key === 'ArrowDown' || key === backward) return from - step;
  if (key === 'PageUp') return from + LARGE_STEP;
  if (key === 'PageDown') return from - LARGE_STEP;
  return key === 'Home' ? min : key === 'End' ? max : null;
}
