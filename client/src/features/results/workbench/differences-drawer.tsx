import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { StatCard, StatRow } from '../../../components/page/stat-card';
import { UserText } from '../../../components/text/user-text';
import { useMarkDifferencesQuery, type MarkDifferences_ReportFragment } from './workbench-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from './workbench.module.css';

interface Props {
  /** Null while it is closed. */
  assessmentId: string | null;
  /** One marks blind: the report keeps to it. */
  isBlind: boolean;
  onClose: () => void;
}

/** The two markers of an assessment side by side. */
export function DifferencesDrawer({ assessmentId, isBlind, onClose }: Props): ReactNode {
  const { t } = useTranslation('workbench');
  const query = useMarkDifferencesQuery({
    variables: { assessmentId: assessmentId ?? '', isBlind },
    skip: assessmentId === null,
    fetchPolicy: 'network-only',
  });
  const report = query.data?.assessment.markDifferences;
  const title = t('differences.title');
  return (
    <SideDrawer open={assessmentId !== null} label={title} title={title} width={760} onClose={onClose}>
      {report && <Report report={report} />}
      {!report && !query.error && <SkeletonRows rows={6} />}
      {!report && query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
    </SideDrawer>
  );
}

function Report({ report }: { report: MarkDifferences_ReportFragment }) {
  const { t } = useTranslation('workbench');
  const format = useFormat();
  const { compared, identical, withinTolerance, meanDistance, differences } = report;
  if (compared === 0) return <p>{t('differences.none')}</p>;
  return (
    <div className={styles.report}>
      <StatRow label={t('differences.title')}>
        <StatCard label={t('differences.compared')} value={format.number(compared)} />
        <StatCard label={t('differences.identical')} value={format.number(identical)} />
        <StatCard label={t('differences.within')} value={format.number(withinTolerance)} />
        <StatCard
          label={t('differences.distance')}
          value={meanDistance === null ? '–' : format.percent(Number(meanDistance.toFixed(1)))}
        />
      </StatRow>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('differences.answer')}</th>
            <th scope="col">{t('differences.first')}</th>
            <th scope="col">{t('differences.second')}</th>
            <th scope="col">{t('differences.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((row) => (
            <Row key={row.item.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: MarkDifferences_ReportFragment['differences'][number] }) {
  const { t } = useTranslation('workbench');
  const format = useFormat();
  const { item, first, second, isWithinTolerance, settledScore, settledReason } = row;
  const name = item.candidateName ?? t('alias', { alias: `\u2066${item.alias}\u2069` });
  return (
    <tr>
      <th scope="row">
        <UserText>{name}</UserText>
        <QuestionLine question={item} className={styles.what} />
      </th>
      <td>
        {format.ratio(first, item.maxScore)} <small>{row.firstByName}</small>
      </td>
      <td>
        {format.ratio(second, item.maxScore)} <small>{row.secondByName}</small>
      </td>
      <td>
        {settledScore === null ? (
          t(isWithinTolerance ? 'differences.agree' : 'differences.open')
        ) : (
          <>
            {t('differences.settled', { score: format.ratio(settledScore, item.maxScore) })}{' '}
            {settledReason && <UserText as="p">{settledReason}</UserText>}
          </>
        )}
      </td>
    </tr>
  );
}
