import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import type { MarkHistory_QuestionFragment } from './mark-history-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './mark-history.module.css';

type Entry = MarkHistory_QuestionFragment['history'][number];

/** Who changed the mark, when, from what to what, and why; nothing where it is as it first was. */
export function MarkHistory({ question: { history, mark } }: { question: MarkHistory_QuestionFragment }): ReactNode {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
        {t('history.title', { count: history.length, formatted: format.number(history.length) })}
      </summary>
      <ol className={styles.entries}>
        {history.map((entry) => (
          <li key={`${entry.id} ${entry.cause}`} className={styles.entry}>
            <Change entry={entry} maxScore={mark.maxScore} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Change({ entry, maxScore }: { entry: Entry; maxScore: number }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const { at, byName, cause, reason, before, after, changesFeedback } = entry;
  const points = (score: number | null) => (score === null ? t('history.none') : format.number(score));
  const figures = { before: points(before), after: points(after), of: format.number(maxScore) };
  return (
    <>
      <p className={styles.change}>
        {before === after && changesFeedback ? t('history.feedbackOnly') : t(`history.change.${cause}`, figures)}
      </p>
      <p className={styles.by}>
        {byName === null ? t('history.nobody') : <UserText>{byName}</UserText>} · {format.moment(at)} ·{' '}
        {t(`history.cause.${cause}`)}
      </p>
      {reason && (
        <UserText as="p" className={styles.reason ?? ''}>
          {reason}
        </UserText>
      )}
    </>
  );
}
