import { useTranslation } from 'react-i18next';
import type { WebhookDelivery_DeliveryFragment } from './webhooks-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './webhooks.module.css';

type Try = WebhookDelivery_DeliveryFragment['tries'][number];

/** One try: when, how it went, and both sides of it. */
export function DeliveryTry({ tried }: { tried: Try }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { number, at, durationMs, outcome, failure, responseStatus, responseBody, isResponseCut } = tried;
  const head = t('try.head', { number: format.number(number), at: format.moment(at) });
  return (
    <section className={styles.try} aria-label={head}>
      <p className={styles.tryHead}>
        <span className={outcome === 'DELIVERED' ? styles.good : styles.bad}>
          {t(`outcome.${outcome}`, { status: responseStatus ?? '' })}
        </span>
        <span className={styles.rowText}>
          {head} · {t('try.took', { ms: format.number(durationMs) })}
        </span>
      </p>
      {failure && <p className={styles.failure}>{t(`failure.${failure}`)}</p>}
      <Headers title={t('try.request')} headers={tried.requestHeaders} />
      {responseStatus !== null && <Headers title={t('try.response')} headers={tried.responseHeaders} />}
      {responseBody && (
        <pre className={styles.pre} dir="ltr" tabIndex={0}>
          {responseBody}
        </pre>
      )}
      {isResponseCut && <p className={styles.rowText}>{t('try.cut')}</p>}
    </section>
  );
}

function Headers({ title, headers }: { title: string; headers: Try['requestHeaders'] }) {
  if (headers.length === 0) return null;
  return (
    <details className={styles.headers}>
      <summary className={styles.caption}>{title}</summary>
      <pre className={styles.pre} dir="ltr" tabIndex={0}>
        {headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
      </pre>
    </details>
  );
}
