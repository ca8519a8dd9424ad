import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../text/ltr-text';
import { useToastPlace } from './toast-places';
import { toast as toasts, useToasts, type Toast } from './toasts';
import styles from './toaster.module.css';

const CLOSES_AFTER_MS = 5000;
const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Where toasts appear: over the page, or inside the drawer that is open. Placed once per page. */
export function Toaster() {
  const shown = useToasts();
  const place = useToastPlace();
  const cards = shown.map((toast) => <ToastCard key={toast.id} toast={toast} />);
  if (place && !isDialogOpen()) return createPortal(cards, place);
  return <div className={styles.region}>{cards}</div>;
}

/** A dialog covers the drawer under it. */
const isDialogOpen = () =>
  [...document.querySelectorAll('.ant-modal-wrap')].some((dialog) => getComputedStyle(dialog).display !== 'none');

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const { hold, release } = useClosing(toast);
  const Icon = icons[toast.tone];
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <div className={styles.text}>
        {toast.text}
        {toast.requestId && <RequestNumber id={toast.requestId} />}
        {toast.undo && <Undo id={toast.id} undo={toast.undo} />}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('action.close')}
        onClick={() => toasts.close(toast.id)}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** The way back, in the same place as the news. */
function Undo({ id, undo }: { id: number; undo: () => void }) {
  const { t } = useTranslation('common');
  const takeBack = () => {
    toasts.close(id);
    undo();
  };
  return (
    <button type="button" className={styles.undo} onClick={takeBack}>
      {t('action.undo')}
    </button>
  );
}

/** What support asks for, to be taken along. */
function RequestNumber({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(id).then(() => setIsCopied(true));
  return (
    <div className={styles.request}>
      {t('toast.request')} <LtrText>{id}</LtrText>
      <button type="button" className={styles.copy} onClick={copy}>
        {t(isCopied ? 'toast.copied' : 'action.copy')}
      </button>
    </div>
  );
}

/** Five seconds from the last time that pointer or focus left it; what carries a number for support waits to be closed. */
function useClosing({ id, requestId }: Toast) {
  const [held, setHeld] = useState(false);
  const stays = held || requestId !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => toasts.close(id), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stays, id]);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
