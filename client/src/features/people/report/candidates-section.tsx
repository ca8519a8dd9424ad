import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PersonCell } from '../../../components/person/person-cell';
import { Section } from '../../../components/page/section';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import { DataTable, type Column } from '../../../components/table/data-table';
import { LtrText } from '../../../components/text/ltr-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import { UserText } from '../../../components/text/user-text';
import type { Stage } from '../../../graphql/schema-generated';
import type { ReportTables_CandidateFragment } from './report-generated';
import type { NextPage } from '../../../hooks/use-next-page';
import styles from '../people.module.css';
import { ShowMore } from './show-more';
import { useShownRows, type Listed } from './use-shown-rows';

type Row = ReportTables_CandidateFragment;

const TONES: Record<Stage, StatusTone> = { INVITED: 'hollow', ENROLLED: 'brand', COMPLETED: 'success' };

interface Props {
  candidates: Listed<Row>;
  linkTo: (candidate: Row) => string;
  next: NextPage;
}

/** The candidates of one staff user. */
export function CandidatesSection({ candidates, linkTo, next }: Props) {
  const { t } = useTranslation('people');
  const { shown, left, showMore } = useShownRows(candidates, next);
  return (
    <Section title={t('report.candidates')}>
      <DataTable<Row>
        rows={shown}
        columns={useColumns(linkTo)}
        rowKey={({ id }) => id}
        label={t('report.candidates')}
        onRetry={() => undefined}
        empty={<p className={styles.none}>{t('report.noCandidates')}</p>}
        card={(candidate) => (
          <article className={styles.card}>
            <Link className={styles.title} to={linkTo(candidate)}>
              <PersonCell name={candidate.name} email={candidate.email} />
            </Link>
            <StageCell stage={candidate.status} />
          </article>
        )}
      />
      <ShowMore left={left} next={next} onClick={showMore} />
    </Section>
  );
}

function useColumns(linkTo: Props['linkTo']): Column<Row>[] {
  const { t } = useTranslation('people');
  return [
    {
      key: 'name',
      title: t('report.name'),
      render: (_, row) => (
        <Link className={styles.title} to={linkTo(row)}>
          <UserText>{row.name}</UserText>
        </Link>
      ),
    },
    { key: 'email', title: t('report.email'), render: (_, { email }) => <LtrText>{email}</LtrText> },
    { key: 'phone', width: 170, title: t('report.phone'), render: (_, { phone }) => <PhoneNumber phone={phone} /> },
    { key: 'status', width: 140, title: t('report.status'), render: (_, { status }) => <StageCell stage={status} /> },
  ];
}

function StageCell({ stage }: { stage: Stage }) {
  const { t } = useTranslation('common');
  return <StatusDot tone={TONES[stage]}>{t(`stage.${stage}`)}</StatusDot>;
}
