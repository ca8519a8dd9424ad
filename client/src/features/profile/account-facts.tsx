import { useTranslation } from 'react-i18next';
import { Missing } from '../../components/text/missing';
import { useFormat } from '../../hooks/use-format';
import styles from './profile.module.css';

interface Props {
  lastSignInAt: string | null;
  credits: { numberOfRequests: number; maxRequests: number | null; remaining: number | null };
}

/** Last sign-in and requests. */
export function AccountFacts({ lastSignInAt, credits }: Props) {
  const { t } = useTranslation(['profile', 'shell']);
  const format = useFormat();
  const { remaining, maxRequests, numberOfRequests } = credits;
  const amount = (value: number | null) => (value === null ? t('shell:credits.unlimited') : format.number(value));
  const rows = {
    lastSignIn: lastSignInAt ? format.moment(lastSignInAt) : <Missing />,
    used: format.number(numberOfRequests),
    remaining: amount(remaining),
    max: amount(maxRequests),
  };
  return (
    <dl className={styles.account}>
      {Object.entries(rows).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`profile:account.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
