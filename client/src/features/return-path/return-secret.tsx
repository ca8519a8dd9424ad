import { useTranslation } from 'react-i18next';
import { SigningSecret } from '../../components/secret/signing-secret';
import {
  useReturnPathQuery,
  useRevealReturnSecretMutation,
  ReturnPathDocument,
  useRotateReturnSecretMutation,
} from './return-path-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './return-secret.module.css';

/** What proves to the page that candidates are sent to where they come from. */
export function ReturnSecret({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('webhooks');
  const [reveal, { loading }] = useRevealReturnSecretMutation({
    variables: { assessmentId },
    fetchPolicy: 'no-cache',
    ...resolvesWhenRefused,
  });
  const [rotate] = useRotateReturnSecretMutation({ refetchQueries: [ReturnPathDocument], ...resolvesWhenRefused });
  return (
    <div className={styles.return}>
      <p className={styles.title}>{t('return.title')}</p>
      <p className={styles.note}>{t('return.note')}</p>
      <SigningSecret
        prefix="mzret_"
        say={(words) => t(`secret.${words}`)}
        isLoading={loading}
        onReveal={async () => (await reveal()).data?.revealReturnSecret.secret}
        rotateTitle={t('return.rotateTitle')}
        rotateText={t('return.rotateText')}
        onRotate={async (overlapHours) =>
          Boolean((await rotate({ variables: { input: { assessmentId, overlapHours } } })).data)
        }
      />
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
