import { useTranslation } from 'react-i18next';
import { PersonCell } from '../../../components/person/person-cell';
import { Section } from '../../../components/page/section';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import { DataTable, type Column } from '../../../components/table/data-table';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import type { ReportTables_CandidateFragment, Stage } from '../../../graphql/generated';
import styles from '../people.module.css';
import { ShowMore } from './show-more';
import { useShownRows } from './use-shown-rows';

type Row = ReportTables_CandidateFragment;

const TONES: Record<Stage, StatusTone> = { INVITED: 'hollow', INROLLED: 'brand', COMPLETED: 'success' };

/** The candidates of one staff user. */
export function CandidatesSection({ candidates }: { candidates: readonly Row[] }) {
  const { t } = useTranslation('people');
  const { shown, left, showMore } = useShownRows(candidates);
  return (
    <Section title={t('report.candidates')}>
      <DataTable<Row>
        rows={shown}
        columns={useColumns()}
        rowKey={({ id }) => id}
        label={t('report.candidates')}
        onRetry={() => undefined}
        empty={<p className={styles.none}>{t('report.noCandidates')}</p>}
        card={(candidate) => (
          <article className={styles.card}>
            <PersonCell name={candidate.name} email={candidate.email} />
            <StageCell stage={candidate.status} />
          </article>
        )}
      />
      <ShowMore left={left} onClick={showMore} />
    </Section>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('people');
  return [
    {
      key: 'name',
      title: t('report.name'),
      render: (_, { name }) => <UserText className={styles.name ?? ''}>{name}</UserText>,
    },
    { key: 'email', title: t('report.email'), render: (_, { email }) => <LtrText>{email}</LtrText> },
    { key: 'phone', title: t('report.phone'), render: (_, { phone }) => <LtrText>{phone}</LtrText> },
    { key: 'status', title: t('report.status'), render: (_, { status }) => <StageCell stage={status} /> },
  ];
}

function StageCell({ stage }: { stage: Stage }) {
  const { t } = useTranslation('common');
  return <StatusDot tone={TONES[stage]}>{t(`stage.${stage}`)}</StatusDot>;
}
