import { Button } from 'antd';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { copyText } from '../../components/toast/copy-text';
import {
  useReturnPathQuery,
  useRevealReturnSecretMutation,
  ReturnPathDocument,
  useRotateReturnSecretMutation,
} from './return-path-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './return-secret.module.css';
import { RotateSecret } from '../../components/secret/rotate-secret';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';

const HIDDEN = 'mzret_••••••••••••••••••••••••';

/** What proves to the page that candidates are sent to where they come from. */
export function ReturnSecret({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  const [reveal, { loading }] = useRevealReturnSecretMutation({
    variables: { assessmentId },
    fetchPolicy: 'no-cache',
    ...resolvesWhenRefused,
  });
  const toggle = async () => {
    const { data } = secret ? {} : await reveal();
    setSecret(data?.revealReturnSecret.secret ?? null);
  };
  const Icon = secret ? EyeOff : Eye;
  return (
    <div className={styles.return}>
      <p className={styles.title}>{t('return.title')}</p>
      <p className={styles.note}>{t('return.note')}</p>
      <LtrText className={styles.code ?? ''}>{secret ?? HIDDEN}</LtrText>
      <div className={styles.ways}>
        <Button
          loading={loading}
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
        <RotateReturnSecret assessmentId={assessmentId} onRotated={() => setSecret(null)} />
      </div>
      <Overlap assessmentId={assessmentId} />
    </div>
  );
}

/** Until when the secret before signs as well. */
function Overlap({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { data } = useReturnPathQuery({ variables: { assessmentId } });
  const until = data?.assessment.returnPath.previousSecretUntil;
  return until ? <p className={styles.note}>{t('secret.overlap', { until: format.moment(until) })}</p> : null;
}

/** A new secret, beside which the one before signs for a while. */
function RotateReturnSecret({ assessmentId, onRotated }: { assessmentId: string; onRotated: () => void }) {
  const { t } = useTranslation('webhooks');
  const [rotate] = useRotateReturnSecretMutation({
    refetchQueries: [ReturnPathDocument],
    ...resolvesWhenRefused,
  });
  const change = async (overlapHours: number) => {
    const { data } = await rotate({ variables: { input: { assessmentId, overlapHours } } });
    if (data) onRotated();
    return Boolean(data);
  };
  return <RotateSecret title={t('return.rotateTitle')} text={t('return.rotateText')} onRotate={change} />;
}
