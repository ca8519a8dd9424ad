import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import type { Autosave } from '../../lib/autosave/autosave';

interface Props {
  autosave: Autosave;
  /** Somebody leaves although they were asked. */
  onLeave: () => void;
}

/**
 * Nobody leaves with unsaved work unasked: it is saved on the way out, and the question comes only if that fails, or if what
 * was typed cannot be saved yet.
 */
export function LeaveGuard({ autosave, onLeave }: Props) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => autosave.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  const [question, setQuestion] = useState<'text' | 'form' | null>(null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isStale = false;
    void autosave.flush().then((isSaved) => {
      if (isStale) return;
      if (autosave.isDirty()) setQuestion(isSaved ? 'form' : 'text');
      else blocker.proceed();
    });
    return () => {
      isStale = true;
    };
  }, [blocker, autosave]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => autosave.isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [autosave]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && question !== null}
      danger
      title={t('leave.title')}
      keep={t('leave.keep')}
      confirm={t('leave.confirm')}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => {
        setQuestion(null);
        blocker.reset?.();
      }}
    >
      {t(`leave.${question ?? 'text'}`)}
    </ConfirmDialog>
  );
}
