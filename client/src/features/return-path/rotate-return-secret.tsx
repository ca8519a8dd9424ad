import { useTranslation } from 'react-i18next';
import { RotateSecret } from '../../components/secret/rotate-secret';
import { ReturnPathDocument, useRotateReturnSecretMutation } from './return-path-generated';

/** A new secret, beside which the one before signs for a while. */
export function RotateReturnSecret({ assessmentId, onRotated }: { assessmentId: string; onRotated: () => void }) {
  const { t } = useTranslation('webhooks');
  const [rotate] = useRotateReturnSecretMutation({
    refetchQueries: [ReturnPathDocument],
    onError: () => undefined,
  });
  const change = async (overlapHours: number) => {
    const { data } = await rotate({ variables: { input: { assessmentId, overlapHours } } });
    if (data) onRotated();
    return Boolean(data);
  };
  return <RotateSecret title={t('return.rotateTitle')} text={t('return.rotateText')} onRotate={change} />;
}
