import { Trans, useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import type { StaffUserRecordsQuery } from './staff-user-generated';
import styles from './delete.module.css';

const KINDS = ['assessments', 'tests', 'questions', 'candidates', 'invitations', 'results'] as const;

interface Props {
  holdings: StaffUserRecordsQuery['staffUserHoldings'];
  name: string;
}

/** What would be touched. */
export function Holdings({ holdings, name }: Props) {
  const { t } = useTranslation('people');
  const held = KINDS.filter((kind) => holdings[kind] > 0);
  const who = <UserText key="name">{name}</UserText>;
  if (held.length === 0) return <p>{<Trans t={t} i18nKey="delete.nothing" components={[who]} />}</p>;
  return (
    <div>
      <p>
        <Trans t={t} i18nKey="delete.holds" components={[who]} />
      </p>
      <ul className={styles.holdings}>
        {held.map((kind) => (
          <li key={kind}>{t(`delete.kind.${kind}`, { count: holdings[kind] })}</li>
        ))}
      </ul>
    </div>
  );
}
