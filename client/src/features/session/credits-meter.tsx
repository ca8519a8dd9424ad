import { Coins } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Meter } from '../../components/status/meter';
import type { Session_ViewerFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import styles from './credits-meter.module.css';

/** How many invitations can still be sent. A super-admin has no limit and sees no bar. */
export function CreditsMeter({ credits: { remaining, maxRequests } }: { credits: Session_ViewerFragment['credits'] }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const limited = remaining !== null && maxRequests !== null;
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Coins size={17} strokeWidth={1.75} aria-hidden />
        <span className={styles.title}>{t('credits.title')}</span>
        <span className={styles.figure}>
          {limited ? (
            <Trans
              t={t}
              i18nKey="credits.left"
              values={{ remaining: format.number(remaining), max: format.number(maxRequests) }}
              components={[<span key="max" className={styles.max} />]}
            />
          ) : (
            <span className={styles.max}>{t('credits.unlimited')}</span>
          )}
        </span>
      </div>
      {limited && <Meter share={maxRequests === 0 ? 0 : remaining / maxRequests} label={t('credits.meter')} />}
    </div>
  );
}
