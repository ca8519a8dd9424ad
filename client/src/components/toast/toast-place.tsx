import { useLayoutEffect, useRef } from 'react';
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
