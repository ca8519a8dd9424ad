import { useApolloClient } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewerDocument } from './session-generated';
import type { Ending } from './ending';

interface Props {
  ending: Ending;
  onDismiss: () => void;
}

/** How long there is, and the way to stay; an end that nothing puts off is only said. */
export function SessionEnding({ ending: { why, leftMs }, onDismiss }: Props) {
  const { t } = useTranslation('security');
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const count = Math.ceil(leftMs / (why === 'idle' ? 1_000 : 60_000));
  const stay = async () => {
    setBusy(true);
    try {
      // Any answer counts as use; when the session is over already, this one says so.
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      centered
      closable={false}
      width={440}
      title={t('watch.title')}
      onCancel={why === 'idle' ? () => void stay() : onDismiss}
      footer={
        <Button type="primary" autoFocus loading={busy} onClick={why === 'idle' ? () => void stay() : onDismiss}>
          {t(why === 'idle' ? 'watch.stay' : 'watch.understood')}
        </Button>
      }
    >
      <p role="timer">{t(`watch.${why}`, { count })}</p>
      <p>{t('watch.kept')}</p>
    </Modal>
  );
}
