import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { unsaved } from '../../lib/drafts/unsaved';

/** A form that was half filled in is not left by a stray press: the page asks, and so does the browser. */
export function UnsavedGuard() {
  // A router takes one blocker at a time, and the editors have their own: this one is there only while it is needed.
  return useSyncExternalStore(unsaved.subscribe, unsaved.isAny) ? <Guard /> : null;
}

/** What of an address takes other forms onto the page: the page, and the part of the settings. A search or a page of a list does not. */
const placeOf = ({ pathname, search }: Location) => [pathname, new URLSearchParams(search).get('part')].join(' ');

function Guard() {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.isAny() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // What was asked about may be sent meanwhile: the way is free then.
    return unsaved.subscribe(() => {
      if (!unsaved.isAny()) blocker.proceed();
    });
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      danger
      title={t('leave.title')}
      keep={t('leave.keep')}
      confirm={t('leave.confirm')}
      onConfirm={() => {
        unsaved.discard();
        unsaved.forget();
      }}
      onClose={() => blocker.reset?.()}
    >
      {t('leave.form')}
    </ConfirmDialog>
  );
}
