import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useFormat } from '../../hooks/use-format';
import type { AttendanceSeries } from './attendance-series';
import styles from './attendance-chart.module.css';

/** The list of those invited in one row's time; it ends where the next row begins. */
export type PathOfTime = (startsOn: string, endsBefore: string | undefined) => string;

interface Props {
  series: AttendanceSeries;
  pathOf: PathOfTime;
}

/** The chart's figures as a table: always there for a screen reader, on request for everybody. */
export function AttendanceTable({ series, pathOf }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.asTable}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'attendance.hideTable' : 'attendance.showTable')}
      </Button>
      <div className={isShown ? styles.tableShown : styles.tableHidden}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('attendance.from')}</th>
              <th scope="col">{t('attendance.invited')}</th>
              <th scope="col">{t('attendance.attended')}</th>
            </tr>
          </thead>
          <tbody>
            {series.points.map((point, index) => (
              <tr key={point.startsOn}>
                <th scope="row">{format.date(point.startsOn)}</th>
                <td>
                  <Link
                    to={pathOf(point.startsOn, series.points[index + 1]?.startsOn)}
                    tabIndex={isShown ? undefined : -1}
                    aria-label={t('attendance.list', {
                      invited: format.number(point.invited),
                      date: format.date(point.startsOn),
                    })}
                  >
                    {format.number(point.invited)}
                  </Link>
                </td>
                <td>{format.number(point.attended)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
