import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandName } from '../../components/grade/band-name';
import { GradeScale } from '../../components/grade/grade-scale';
import { ScoreSummary } from '../../components/grade/score-summary';
import { LtrText } from '../../components/text/ltr-text';
import { PhoneNumber } from '../../components/text/phone-number';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { SharedQuestion } from './shared-question';
import styles from './shared-report.module.css';
import type { SharedReportData } from './shared-report-data';

/** A result for people without an account: what the link's maker may see, as far as the report options allow. */
export function SharedReport({ report }: { report: SharedReportData }): ReactNode {
  const { t } = useTranslation('exports');
  const format = useFormat();
  const { candidate, questions, feedback, awaitingCount, isDisqualified } = report;
  const name = candidate?.name ?? t('shared.candidate', { reference: report.reference });
  return (
    <article className={styles.report}>
      <header>
        <p className={styles.facts}>{t('shared.until', { moment: format.moment(report.expiresAt) })}</p>
        <h1 className={styles.name}>
          <UserText>{name}</UserText>
        </h1>
        {candidate && (
          <p className={styles.facts}>
            <LtrText>{candidate.email}</LtrText>
            <PhoneNumber phone={candidate.phone} />
          </p>
        )}
        <h2 className={styles.title}>
          <UserText>{report.assessmentTitle}</UserText>
        </h2>
        <p className={styles.facts}>
          <UserText>{report.jobRole}</UserText>
          <span>{t('shared.submitted', { moment: format.moment(report.submittedAt) })}</span>
        </p>
      </header>
      <Figures report={report} />
      {isDisqualified && <p className={styles.notice}>{t('shared.disqualified')}</p>}
      {awaitingCount > 0 && <p className={styles.notice}>{t('shared.awaiting', { count: awaitingCount })}</p>}
      {feedback && (
        <section className={styles.feedback}>
          <h2>{t('shared.feedback')}</h2>
          <p>
            <UserText>{feedback}</UserText>
          </p>
        </section>
      )}
      <h2 className={styles.title}>{t('shared.questions')}</h2>
      {questions.every(({ text }) => text === null) && <p className={styles.facts}>{t('shared.hidden')}</p>}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <SharedQuestion key={question.number} question={question} />
        ))}
      </ol>
    </article>
  );
}

function Figures({ report }: { report: SharedReportData }) {
  const { t } = useTranslation(['exports', 'common']);
  const format = useFormat();
  const { percentage, score, totalScore, usedSeconds, allottedSeconds, status, band, gradeBands } = report;
  const isUnderReview = status === 'UNDER_REVIEW';
  return (
    <section className={styles.figures} aria-label={t('shared.result')}>
      <ScoreSummary
        percentage={percentage}
        isAtLeast={isUnderReview}
        facts={
          <>
            <span>{`${t('shared.score')} ${format.ratio(score, totalScore)}`}</span>
            <span>{`${t('shared.time')} ${format.clock(usedSeconds)} / ${format.clock(allottedSeconds)}`}</span>
            <span>{t(`common:resultStatus.${status}`)}</span>
            {band && <BandName {...band} />}
          </>
        }
      >
        {!isUnderReview && (
          <GradeScale bands={gradeBands} percentage={percentage} label={band?.name ?? format.percent(percentage)} />
        )}
      </ScoreSummary>
    </section>
  );
}
