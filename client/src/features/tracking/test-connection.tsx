import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTestTrackingSystemMutation } from './tracking-generated';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';

/** Sends one harmless call; how it was answered stands in the log. */
export function TestConnection({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation('tracking');
  const [send, { loading }] = useTestTrackingSystemMutation({ variables: { id }, ...resolvesWhenRefused });
  const test = async () => {
    const { data } = await send();
    if (data) onSent();
  };
  return (
    <Button
      loading={loading}
      icon={<Send className="flip" size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void test()}
    >
      {t('test')}
    </Button>
  );
}
