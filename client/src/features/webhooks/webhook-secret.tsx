import { Button } from 'antd';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { RotateSecret } from '../../components/secret/rotate-secret';
import { LtrText } from '../../components/text/ltr-text';
import { copyText } from '../../components/toast/copy-text';
import {
  useRevealWebhookSecretMutation,
  useRotateWebhookSecretMutation,
  type Webhook_EndpointFragment,
} from './webhooks-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './webhooks.module.css';

const HIDDEN = 'whsec_••••••••••••••••••••••••';

/** What signs the messages: shown on request, and changed with a time in which both sign. */
export function WebhookSecret({ endpoint: { id, previousSecretUntil } }: { endpoint: Webhook_EndpointFragment }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { secret, toggle, isLoading, forget } = useSecret(id);
  const Icon = secret ? EyeOff : Eye;
  const [openedAt] = useState(() => Date.now());
  const overlaps = previousSecretUntil !== null && Date.parse(previousSecretUntil) > openedAt;
  return (
    <Section title={t('secret.title')} note={t('secret.note')}>
      <div className={styles.secret}>
        <LtrText className={styles.code ?? ''}>{secret ?? HIDDEN}</LtrText>
        <Button
          loading={isLoading}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void toggle()}
        >
          {t(secret ? 'secret.hide' : 'secret.show')}
        </Button>
        {secret && (
          <Button
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void copyText(secret, t('secret.copied'))}
          >
            {t('secret.copy')}
          </Button>
        )}
        <Rotate id={id} onRotated={forget} />
      </div>
      {overlaps && (
        <p className={styles.rowText}>{t('secret.overlap', { until: format.moment(previousSecretUntil) })}</p>
      )}
    </Section>
  );
}

function useSecret(id: string) {
  const [secret, setSecret] = useState<string | null>(null);
  const [reveal, { loading }] = useRevealWebhookSecretMutation({
    variables: { id },
    fetchPolicy: 'no-cache',
    ...resolvesWhenRefused,
  });
  const toggle = async () => {
    const { data } = secret ? {} : await reveal();
    setSecret(data?.revealWebhookSecret.secret ?? null);
  };
  return { secret, toggle, isLoading: loading, forget: () => setSecret(null) };
}

function Rotate({ id, onRotated }: { id: string; onRotated: () => void }) {
  const { t } = useTranslation('webhooks');
  const [rotate] = useRotateWebhookSecretMutation(resolvesWhenRefused);
  const change = async (overlapHours: number) => {
    const { data } = await rotate({ variables: { input: { id, overlapHours } } });
    if (data) onRotated();
    return Boolean(data);
  };
  return <RotateSecret title={t('secret.rotateTitle')} text={t('secret.rotateText')} onRotate={change} />;
}
