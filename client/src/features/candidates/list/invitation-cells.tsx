import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BandName } from '../../../components/grade/band-name';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import { Missing } from '../../../components/text/missing';
import type { InvitationTable_InvitationFragment, Stage } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import { isExpired } from '../life/life-actions';
import { useNow } from '../life/use-now';
import styles from './invitation-cells.module.css';

interface Props {
  invitation: InvitationTable_InvitationFragment;
}

const TONES: Record<Stage, StatusTone> = { INVITED: 'hollow', INROLLED: 'brand', COMPLETED: 'success' };

export function StageCell({ invitation }: Props): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const now = useNow();
  if (invitation.revokedAt) return <StatusDot tone="danger">{t('list.revoked')}</StatusDot>;
  if (isExpired(invitation, now)) return <StatusDot tone="warning">{t('list.expired')}</StatusDot>;
  const mailFailed = invitation.stage === 'INVITED' && invitation.mailStatus === 'FAILED';
  return (
    <>
      <StatusDot tone={TONES[invitation.stage]}>{t(`common:stage.${invitation.stage}`)}</StatusDot>
      {mailFailed && <span className={styles.problem}>{t('list.notDelivered')}</span>}
    </>
  );
}

export function ScoreCell({ invitation: { result }, path }: Props & { path: string }): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  if (!result) return <Missing />;
  return (
    <Link to={path} className={styles.score}>
      <b>{format.percent(result.percentage)}</b>
      {result.status === 'UNDER_REVIEW' ? (
        <span className={styles.review}>{t('common:resultStatus.UNDER_REVIEW')}</span>
      ) : (
        result.band && <BandName {...result.band} />
      )}
    </Link>
  );
}

export function CompletionCell({ invitation }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { completedAt, progress, stage } = invitation;
  if (completedAt) return format.date(completedAt);
  if (stage === 'INVITED') {
    const { expiresAt, revokedAt } = invitation;
    return (
      <span className={styles.quiet}>
        {expiresAt && !revokedAt ? t('list.startBefore', { moment: format.moment(expiresAt) }) : t('list.notStarted')}
      </span>
    );
  }
  const place = progress && format.ratio(progress.position, progress.questionCount);
  return (
    <span className={styles.quiet}>
      {t('list.inProgress')} {place}
    </span>
  );
}
