import { useLayoutEffect, useRef } from 'react';
import { useIsNarrow } from '../../hooks/use-media';
import { offerToastPlace } from './toast-places';
import styles from './toaster.module.css';

/** Inside an open drawer toasts stand between its content and its buttons, where they cover neither and the keyboard reaches them. */
export function ToastPlace({ open }: { open: boolean }) {
  const inside = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const drawer = inside.current?.closest('.ant-drawer-section');
    if (!open || !drawer) return;
    const place = document.createElement('div');
    place.className = styles.place ?? '';
    drawer.append(place);
    const takeAway = offerToastPlace(place);
    return () => {
      takeAway();
      place.remove();
    };
  }, [open]);
  return <span ref={inside} hidden />;
}

/** Over a bar that stands at the foot of a page: on a phone toasts stand there too, and cover none of its buttons. */
export function ToastPlaceOverBar() {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  useLayoutEffect(() => {
    if (!isNarrow || !place.current) return;
    return offerToastPlace(place.current);
  }, [isNarrow]);
  return <div ref={place} className={styles.overBar} />;
}
