import { Coins } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Meter } from '../../components/status/meter';
import type { Session_ViewerFragment } from './session-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './credits-meter.module.css';

/** How many invitations can still be sent. Who has no limit sees nothing. */
export function CreditsMeter({ credits: { remaining, maxRequests } }: { credits: Session_ViewerFragment['credits'] }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  if (remaining === null || maxRequests === null) return null;
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Coins size={17} strokeWidth={1.75} aria-hidden />
        <span className={styles.title}>{t('credits.title')}</span>
        <span className={styles.figure}>
          <Trans
            t={t}
            i18nKey="credits.left"
            values={{ remaining: format.number(remaining), max: format.number(maxRequests) }}
            components={[<span key="max" className={styles.max} />]}
          />
        </span>
      </div>
      <Meter share={maxRequests === 0 ? 0 : remaining / maxRequests} label={t('credits.meter')} />
    </div>
  );
}
