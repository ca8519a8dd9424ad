import { useTranslation } from 'react-i18next';
import type { ProctoringTimeline_TimelineFragment as Timeline } from './proctoring-timeline-generated';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import { laneOf, lanesOf, momentsOf, eventTone } from './lanes';
import styles from './timeline-chart.module.css';

type Event = Timeline['events'][number];

/** What is shorter would not be seen. */
const LEAST_PERCENT = 0.8;
const TICKS = 5;

/** The sitting from its start to its end, in the direction of the page: questions, and a lane for each sort of signal. */
export function TimelineChart({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation('proctoring-record');
  const format = useFormat();
  const start = Date.parse(timeline.startedAt);
  const length = Math.max(1, Date.parse(timeline.endedAt) - start);
  const at = (moment: string) => Math.min(100, Math.max(0, ((Date.parse(moment) - start) / length) * 100));
  const span = (from: string, to: string) => ({
    insetInlineStart: `${at(from)}%`,
    inlineSize: `${Math.max(LEAST_PERCENT, at(to) - at(from))}%`,
  });
  const clock = (moment: string) => format.clock((Date.parse(moment) - start) / 1000);
  const describe = (kind: Event['kind'], from: string) => `${t(`kind.${kind}`)}, ${clock(from)}`;
  return (
    <div className={styles.chart} role="group" aria-label={t('chart', { length: clock(timeline.endedAt) })}>
      <div className={styles.row}>
        <span className={styles.lane}>{t('lane.questions')}</span>
        <div className={styles.questions}>
          {timeline.questions.map(({ position, openedAt, closedAt }) => (
            <span
              key={openedAt}
              className={styles.question}
              style={span(openedAt, closedAt ?? timeline.endedAt)}
              title={t('question', { position })}
            >
              <span>{format.number(position)}</span>
            </span>
          ))}
        </div>
      </div>
      {lanesOf(timeline).map((lane) => (
        <div key={lane} className={styles.row}>
          <span className={styles.lane}>{t(`lane.${lane}`)}</span>
          <div className={styles.track}>
            {timeline.events
              .filter(({ kind }) => laneOf(kind) === lane)
              .flatMap((event) =>
                momentsOf(event).map(({ id, from, to }) => (
                  <span
                    key={id}
                    className={classes(styles.mark, styles[eventTone(event)])}
                    style={span(from, to)}
                    role="img"
                    aria-label={describe(event.kind, from)}
                    title={describe(event.kind, from)}
                  />
                )),
              )}
          </div>
        </div>
      ))}
      <div className={styles.axis} aria-hidden>
        {Array.from({ length: TICKS + 1 }, (_, index) => (
          <span key={index} className={styles.tick} style={{ insetInlineStart: `${(index / TICKS) * 100}%` }}>
            {format.clock((length / 1000) * (index / TICKS))}
          </span>
        ))}
      </div>
    </div>
  );
}
