import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { SigningSecret } from '../../components/secret/signing-secret';
import {
  useRevealWebhookSecretMutation,
  useRotateWebhookSecretMutation,
  type Webhook_EndpointFragment,
} from './webhooks-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './webhooks.module.css';

/** What signs the messages. */
export function WebhookSecret({ endpoint: { id, previousSecretUntil } }: { endpoint: Webhook_EndpointFragment }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const [reveal, { loading }] = useRevealWebhookSecretMutation({
    variables: { id },
    fetchPolicy: 'no-cache',
    ...resolvesWhenRefused,
  });
  const [rotate] = useRotateWebhookSecretMutation(resolvesWhenRefused);
  const [openedAt] = useState(() => Date.now());
  const overlaps = previousSecretUntil !== null && Date.parse(previousSecretUntil) > openedAt;
  return (
    <Section title={t('secret.title')} note={t('secret.note')}>
      <SigningSecret
        prefix="whsec_"
        say={(words) => t(`secret.${words}`)}
        isLoading={loading}
        onReveal={async () => (await reveal()).data?.revealWebhookSecret.secret}
        rotateTitle={t('secret.rotateTitle')}
        rotateText={t('secret.rotateText')}
        onRotate={async (overlapHours) => Boolean((await rotate({ variables: { input: { id, overlapHours } } })).data)}
      />
      {overlaps && (
        <p className={styles.rowText}>{t('secret.overlap', { until: format.moment(previousSecretUntil) })}</p>
      )}
    </Section>
  );
}
