import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PersonCell } from '../../../components/person/person-cell';
import { Meter } from '../../../components/status/meter';
import { StatusDot } from '../../../components/status/status-dot';
import { CutText } from '../../../components/text/cut-text';
import { DayOf } from '../../../components/text/day-of';
import { Missing } from '../../../components/text/missing';
import type { StaffTable_UserFragment } from './staff-user-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from '../people.module.css';

interface Props {
  user: StaffTable_UserFragment;
}

export function NameCell({ user, to }: Props & { to: string }) {
  return (
    <Link className={styles.person} to={to}>
      <PersonCell name={user.name} email={user.email} />
    </Link>
  );
}

export function VerificationCell({ user }: { user: Pick<StaffTable_UserFragment, 'isVerified' | 'hasPassword'> }) {
  const { t } = useTranslation('people');
  return (
    <div>
      <StatusDot tone={user.isVerified ? 'success' : 'danger'}>
        {t(`staff.verification.${user.isVerified ? 'VERIFIED' : 'DISABLED'}`)}
      </StatusDot>
      {user.isVerified && !user.hasPassword && <p className={styles.second}>{t('staff.noPassword')}</p>}
    </div>
  );
}

export function CompanyCell({ user: { companyName, companySize } }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (!companyName) return <Missing />;
  return (
    <div className={styles.two}>
      <CutText>{companyName}</CutText>
      {companySize !== null && (
        <p className={styles.second}>
          {t('staff.employees', { count: companySize, formatted: format.number(companySize) })}
        </p>
      )}
    </div>
  );
}

/** Requests used out of those granted. */
export function CreditCell({ user: { credits } }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { numberOfRequests, maxRequests } = credits;
  if (maxRequests === null) return t('staff.unlimited');
  return (
    <div className={styles.quota}>
      <span className={styles.number}>{format.ratio(numberOfRequests, maxRequests)}</span>
      <Meter share={maxRequests === 0 ? 0 : numberOfRequests / maxRequests} label={t('staff.requests')} />
    </div>
  );
}

/** What the account has made so far. */
export function WorkCell({ user: { assessmentCount, candidateCount } }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <div>
      <p>{t('staff.assessments', { count: assessmentCount, formatted: format.number(assessmentCount) })}</p>
      <p className={styles.second}>
        {t('staff.candidates', { count: candidateCount, formatted: format.number(candidateCount) })}
      </p>
    </div>
  );
}

export function MomentCell({ at }: { at: string | null }) {
  return at === null ? <Missing /> : <DayOf at={at} />;
}
