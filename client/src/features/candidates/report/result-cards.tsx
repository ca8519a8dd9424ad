import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BandName } from '../../../components/grade/band-name';
import { ResultPercent } from '../../../components/grade/result-percent';
import { UserText } from '../../../components/text/user-text';
import type { CandidateReport_ResultFragment } from './candidate-report-generated';
import { useFormat } from '../../../hooks/use-format';
import { classes } from '../../../lib/classes';
import styles from './candidate-report.module.css';

interface Props {
  results: readonly CandidateReport_ResultFragment[];
  selectedId: string;
  linkTo: (result: CandidateReport_ResultFragment) => string;
}

/** Every result of a candidate in one line; choosing one shows it below. */
export function ResultCards({ results, selectedId, linkTo }: Props) {
  const { t } = useTranslation(['candidate-report', 'common']);
  const format = useFormat();
  return (
    <nav aria-label={t('results')}>
      <ul className={styles.cards}>
        {results.map((result) => {
          const isSelected = result.attemptId === selectedId;
          return (
            <li key={result.attemptId}>
              <Link
                to={linkTo(result)}
                replace
                preventScrollReset
                className={classes(styles.card, isSelected && styles.selected)}
                aria-current={isSelected ? 'true' : undefined}
              >
                <UserText as="span" className={styles.cardTitle ?? ''}>
                  {result.assessmentTitle}
                </UserText>
                <span className={styles.cardFigure}>
                  <ResultPercent {...result} />
                </span>
                <span className={styles.cardSecond}>{format.date(result.submittedAt)}</span>
                <span className={styles.cardSecond}>
                  {result.status === 'UNDER_REVIEW'
                    ? t('common:resultStatus.UNDER_REVIEW')
                    : result.band && <BandName {...result.band} />}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
