import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import type { Autosave } from '../../lib/autosave/autosave';

/** Nobody leaves with unsaved work unasked: it is saved on the way out, and only if that fails comes the question. */
export function LeaveGuard({ autosave }: { autosave: Autosave }) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => autosave.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isStale = false;
    void autosave.flush().then((isSaved) => {
      if (isSaved && !isStale) blocker.proceed();
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

  const isStuck = blocker.state === 'blocked' && ['waiting', 'refused'].includes(autosave.snapshot().kind);
  return (
    <ConfirmDialog
      open={isStuck}
      danger
      title={t('leave.title')}
      keep={t('leave.keep')}
      confirm={t('leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
