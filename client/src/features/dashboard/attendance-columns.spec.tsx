import { render } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { AttendanceColumns } from './attendance-columns';
import { attendanceScales } from './attendance-scales';
import { attendanceSeries } from './attendance-series';

const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 8, 7 + 7 * week)).toISOString());
const PHONE = 350;
/** Of the longest day in Arabic, measured in a browser. */
const LABEL = 52;

it.each(['en', 'ar'] as const)('writes no day beyond the edge of a phone, in %s', async (language) => {
  await speak(language);
  const isRtl = language === 'ar';
  const series = attendanceSeries(weeks.map((startsOn) => ({ startsOn, invited: 10, attended: 4 })));
  const scales = attendanceScales(series, PHONE, isRtl);
  const { container } = render(
    <AttendanceColumns
      series={series}
      scales={scales}
      isRtl={isRtl}
      width={PHONE}
      active={null}
      label=""
      onActive={() => undefined}
    />,
  );
  const middles = [...container.querySelectorAll('text.week')].map((text) => Number(text.getAttribute('x')));
  expect(middles.length).toBeGreaterThan(2);
  expect(Math.min(...middles)).toBeGreaterThanOrEqual(LABEL / 2);
  expect(Math.max(...middles)).toBeLessThanOrEqual(PHONE - LABEL / 2);
});
