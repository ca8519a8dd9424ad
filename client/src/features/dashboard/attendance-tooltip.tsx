import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardRange } from '../../graphql/schema-generated';
import type { AttendanceChart_PointFragment } from './attendance-chart-generated';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import styles from './attendance-chart.module.css';

const HALF_WIDTH = 84;

interface Props {
  point: AttendanceChart_PointFragment;
  range: DashboardRange;
  /** Middle and top of the column in pixels from the left and upper edge of the plot, which is `width` wide. */
  x: number;
  y: number;
  width: number;
}

export function AttendanceTooltip({ point, range, x, y, width }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { direction } = useLanguage();
  const title = t(range === 'WEEKS_12' ? 'attendance.week' : 'attendance.month', { date: format.day(point.startsOn) });
  const share = point.invited === 0 ? null : Math.trunc((point.attended / point.invited) * 100);
  const middle = Math.min(width - HALF_WIDTH, Math.max(HALF_WIDTH, x));
  // The place comes from the drawing, which counts from the left edge in both directions.
  return (
    <div
      className={styles.tooltipPlace}
      dir="ltr"
      style={{ transform: `translate(${middle - HALF_WIDTH}px, ${y - 8}px) translateY(-100%)` }}
      role="status"
    >
      <bdi className={styles.tooltip} dir={direction}>
        <strong>{title}</strong>
        <span className={styles.tooltipRow}>
          <i className={styles.swatchInvited} />
          {t('attendance.invited')} <b>{format.number(point.invited)}</b>
        </span>
        <span className={styles.tooltipRow}>
          <i className={styles.swatchAttended} />
          {t('attendance.attended')}
          <b>{format.number(point.attended)}</b>
          {share !== null && <small>{format.percent(share)}</small>}
        </span>
      </bdi>
    </div>
  );
}
