import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BandName } from '../../../components/grade/band-name';
import { ResultPercent } from '../../../components/grade/result-percent';
import { PersonCell } from '../../../components/person/person-cell';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import { Missing } from '../../../components/text/missing';
import type { Stage } from '../../../graphql/schema-generated';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { useFormat } from '../../../hooks/use-format';
import { isOver } from '../life/life-actions';
import { windowInForce } from '../life/start-window';
import { useNow } from '../life/use-now';
import styles from './invitation-cells.module.css';

interface Props {
  invitation: InvitationRow_InvitationFragment;
}

const TONES: Record<Stage, StatusTone> = { INVITED: 'hollow', ENROLLED: 'brand', COMPLETED: 'success' };

/** The id is there for those who look for what their program sent. */
export function InviteeCell({ invitation: { candidate, externalId } }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const note = externalId !== null && t('list.externalId', { id: `\u2066${externalId}\u2069` });
  return <PersonCell name={candidate.name} email={candidate.email} note={note} />;
}

export function StageCell({ invitation }: Props): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const now = useNow();
  if (invitation.cancelledAt) return <StatusDot tone="hollow">{t('list.cancelled')}</StatusDot>;
  if (invitation.revokedAt) return <StatusDot tone="danger">{t('list.revoked')}</StatusDot>;
  if (isOver(invitation, now)) return <StatusDot tone="warning">{t('list.expired')}</StatusDot>;
  const { remindedAt } = invitation;
  const isReminded = invitation.stage === 'INVITED' && remindedAt !== null;
  const mailFailed = invitation.stage === 'INVITED' && invitation.mailStatus === 'FAILED';
  const asksForTime = invitation.accommodation?.isGranted === null;
  return (
    <>
      <StatusDot tone={TONES[invitation.stage]}>{t(`common:stage.${invitation.stage}`)}</StatusDot>
      {mailFailed && <span className={styles.problem}>{t('list.notDelivered')}</span>}
      {asksForTime && <span className={styles.problem}>{t('list.asks')}</span>}
      {isReminded && <span className={styles.note}>{t('list.reminded', { date: format.date(remindedAt) })}</span>}
    </>
  );
}

export function ScoreCell({ invitation: { result }, path }: Props & { path: string }): ReactNode {
  const { t } = useTranslation('common');
  if (!result) return <Missing />;
  return (
    <Link to={path} className={styles.score}>
      <ResultPercent {...result} />
      {result.status === 'UNDER_REVIEW' ? (
        <span className={styles.review}>{t('resultStatus.UNDER_REVIEW')}</span>
      ) : (
        result.band && <BandName {...result.band} />
      )}
    </Link>
  );
}

/** `isNarrow` leaves the hour to what is shown on pointing. */
export function CompletionCell({ invitation, isNarrow = false }: Props & { isNarrow?: boolean }): ReactNode {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { completedAt, attempt, stage } = invitation;
  if (completedAt) return format.date(completedAt);
  if (stage === 'INVITED') {
    return <WaitingCell invitation={invitation} isNarrow={isNarrow} />;
  }
  const place = attempt && format.ratio(attempt.position, attempt.questionCount);
  return (
    <span className={styles.quiet}>
      {t('list.inProgress')} {place}
    </span>
  );
}

/** When it can be begun, as the invitation and its assessment say together. */
function WaitingCell({ invitation, isNarrow }: Props & { isNarrow: boolean }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const now = useNow();
  const { opensAt, expiresAt } = windowInForce(invitation);
  const isShut = opensAt !== null && Date.parse(opensAt) > now;
  const lines = (write: (moment: string) => string) => [
    ...(isShut ? [t('list.opens', { moment: write(opensAt) })] : []),
    ...(expiresAt ? [t('list.startBefore', { moment: write(expiresAt) })] : []),
  ];
  const whole = lines(format.shortMoment);
  if (invitation.revokedAt || whole.length === 0) return <span className={styles.quiet}>{t('list.notStarted')}</span>;
  return (isNarrow ? lines(format.day) : whole).map((line, place) => (
    <span key={line} className={styles.window} title={isNarrow ? whole[place] : undefined}>
      {line}
    </span>
  ));
}
