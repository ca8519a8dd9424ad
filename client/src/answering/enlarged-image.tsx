import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './question-text.module.css';

export interface Enlarged {
  url: string;
  alt: string;
}

/** An image as large as the window. Escape, the button and a touch close it. */
export function EnlargedImage({ image, onClose }: { image: Enlarged; onClose: () => void }) {
  const { t } = useTranslation('answering');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape is the dialog's own, and the button takes the rest
    <dialog ref={dialog} className={styles.large} aria-label={image.alt} onClose={onClose} onClick={onClose}>
      <img src={image.url} alt={image.alt} />
      <button type="button" className={styles.close} aria-label={t('text.close')} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </dialog>
  );
}
