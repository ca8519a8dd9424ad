import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../components/page/section';
import { DataTable, type Column } from '../../../components/table/data-table';
import { Missing } from '../../../components/text/missing';
import { UserText } from '../../../components/text/user-text';
import type { ReportTables_AssessmentFragment } from './report-generated';
import { useFormat } from '../../../hooks/use-format';
import type { NextPage } from '../../../hooks/use-next-page';
import styles from '../people.module.css';
import { ShowMore } from './show-more';
import { useShownRows, type Listed } from './use-shown-rows';

type Row = ReportTables_AssessmentFragment;

interface Props {
  assessments: Listed<Row>;
  linkTo: (assessment: Row) => string;
  next: NextPage;
}

/** The assessments of one staff user. */
export function AssessmentsSection({ assessments, linkTo, next }: Props) {
  const { t } = useTranslation('people');
  const { shown, left, showMore } = useShownRows(assessments, next);
  return (
    <Section title={t('report.assessments')}>
      <DataTable<Row>
        rows={shown}
        columns={useColumns(linkTo)}
        rowKey={({ id }) => id}
        label={t('report.assessments')}
        onRetry={() => undefined}
        empty={<p className={styles.none}>{t('report.noAssessments')}</p>}
        card={(assessment) => <Card assessment={assessment} to={linkTo(assessment)} />}
      />
      <ShowMore left={left} next={next} onClick={showMore} />
    </Section>
  );
}

function useColumns(linkTo: Props['linkTo']): Column<Row>[] {
  const { t } = useTranslation(['people', 'common']);
  const format = useFormat();
  return [
    { key: 'title', title: t('report.title'), render: (_, row) => <Title assessment={row} to={linkTo(row)} /> },
    {
      key: 'duration',
      width: 120,
      title: t('report.duration'),
      render: (_, { duration }) => format.duration(duration),
    },
    {
      key: 'level',
      width: 120,
      title: t('report.level'),
      render: (_, { candidateLevel }) => (candidateLevel ? t(`common:level.${candidateLevel}`) : <Missing />),
    },
    {
      key: 'candidates',
      width: 130,
      align: 'end',
      title: t('report.totalCandidates'),
      render: (_, { totalCandidates }) => format.number(totalCandidates),
    },
    {
      key: 'completed',
      width: 130,
      align: 'end',
      title: t('report.totalCompleted'),
      render: (_, { totalCompletedCandidates }) => format.number(totalCompletedCandidates),
    },
    {
      key: 'jobRole',
      className: styles.afterNumbers ?? '',
      title: t('report.jobRole'),
      render: (_, { jobRole }) => <UserText>{jobRole}</UserText>,
    },
  ];
}

function Title({ assessment, to }: { assessment: Row; to: string }) {
  return (
    <Link className={styles.title} to={to}>
      <UserText>{assessment.title}</UserText>
    </Link>
  );
}

function Card({ assessment, to }: { assessment: Row; to: string }) {
  const { t } = useTranslation(['people', 'common']);
  const format = useFormat();
  const { jobRole, candidateLevel, duration, totalCandidates, totalCompletedCandidates } = assessment;
  return (
    <article className={styles.card}>
      <Title assessment={assessment} to={to} />
      <span className={styles.second}>{format.duration(duration)}</span>
      <div className={styles.cardFacts}>
        <span>
          <UserText>{jobRole}</UserText>
          {candidateLevel && <p className={styles.second}>{t(`common:level.${candidateLevel}`)}</p>}
        </span>
        <span className={styles.second}>
          {t('report.completedOf', {
            completed: format.number(totalCompletedCandidates),
            total: format.number(totalCandidates),
          })}
        </span>
      </div>
    </article>
  );
}
