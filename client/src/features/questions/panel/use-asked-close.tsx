import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';

interface AskedClose {
  /** For Esc, the cross and a press outside. */
  close: () => void;
  /** To be drawn beside the drawer. */
  question: ReactNode;
}

/** A drawer that holds something unsaved asks before it closes. */
export function useAskedClose(isDirty: boolean, text: string, onClose: () => void): AskedClose {
  const { t } = useTranslation('questions');
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('discard.title')}
        confirm={t('discard.confirm')}
        keep={t('discard.keep')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    ),
  };
}
