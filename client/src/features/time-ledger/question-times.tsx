import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Missing } from '../../components/text/missing';
import type { TimeLedgerQuery } from './time-ledger-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './time-ledger.module.css';

type QuestionTime = TimeLedgerQuery['attempt']['timeLedger']['questions'][number];

/** Given, added, used and stood still, question by question. */
export function QuestionTimes({ questions }: { questions: readonly QuestionTime[] }): ReactNode {
  const { t } = useTranslation('time-ledger');
  const hasBase = questions.some(({ baseSeconds }) => baseSeconds !== null);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.question')}</th>
            {hasBase && <th scope="col">{t('column.base')}</th>}
            <th scope="col">{t(hasBase ? 'column.extra' : 'column.given')}</th>
            <th scope="col">{t('column.added')}</th>
            <th scope="col">{t('column.used')}</th>
            <th scope="col">{t('column.stopped')}</th>
            <th scope="col">{t('column.left')}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <Row key={question.position} question={question} hasBase={hasBase} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ question, hasBase }: { question: QuestionTime; hasBase: boolean }) {
  const format = useFormat();
  const { position, baseSeconds, grantedSeconds, addedSeconds, usedSeconds, stoppedSeconds, openedAt } = question;
  const time = (seconds: number) => (seconds === 0 ? <Missing /> : format.clock(seconds));
  const left = Math.max(0, grantedSeconds + addedSeconds - usedSeconds);
  return (
    <tr>
      <th scope="row">{format.number(position)}</th>
      {hasBase && <td>{time(baseSeconds ?? 0)}</td>}
      <td>{time(grantedSeconds - (hasBase ? (baseSeconds ?? 0) : 0))}</td>
      <td>{time(addedSeconds)}</td>
      <td>{time(usedSeconds)}</td>
      <td>{time(stoppedSeconds)}</td>
      <td>{openedAt === null ? <Missing /> : format.clock(left)}</td>
    </tr>
  );
}
