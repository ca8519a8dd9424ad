import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';

/** Whether it was done: false leaves the drawer as it is. */
type Go = ComponentProps<typeof ConfirmDialog>['onConfirm'];

interface AskedClose {
  /** For Esc, the cross and a press outside. */
  close: () => void;
  /** For another way out of the drawer. */
  leaveBy: (go: Go) => void;
  /** To be drawn beside the drawer. */
  question: ReactNode;
}

/** A drawer that holds something unsaved asks before it closes. */
export function useAskedClose(isDirty: boolean, text: string, onClose: () => void): AskedClose {
  const { t } = useTranslation('questions');
  const [asksFor, setAsksFor] = useState<Go | null>(null);
  const leaveBy = (go: Go) => (isDirty ? setAsksFor(() => go) : void go());
  return {
    close: () => leaveBy(onClose),
    leaveBy,
    question: (
      <ConfirmDialog
        open={asksFor !== null}
        danger
        title={t('discard.title')}
        confirm={t('discard.confirm')}
        keep={t('discard.keep')}
        onConfirm={asksFor ?? onClose}
        onClose={() => setAsksFor(null)}
      >
        {text}
      </ConfirmDialog>
    ),
  };
}
