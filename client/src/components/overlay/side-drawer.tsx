import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useIsNarrow } from '../../hooks/use-media';
import { ToastPlace } from '../toast/toast-place';
import { OverlayTitle } from './overlay-title';
import styles from './side-drawer.module.css';

interface Props {
  open: boolean;
  /** Spoken name. */
  label: string;
  title: ReactNode;
  /** Px; never wider than the page. */
  width?: number;
  /** The content reaches to the edges: it has margins of its own. */
  flush?: boolean;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Details of one row, floating at the reading end of the page. */
export function SideDrawer({ open, label, title, width = 480, flush = false, footer, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const { direction } = useLanguage();
  const isNarrow = useIsNarrow();
  return (
    <Drawer
      open={open}
      // What opens over it is as wide on a phone: aside, it would only be cut off.
      push={!isNarrow}
      size={width}
      placement={direction === 'rtl' ? 'left' : 'right'}
      rootClassName={`${styles.drawer} ${flush ? styles.flush : ''}`}
      title={title && <OverlayTitle>{title}</OverlayTitle>}
      aria-label={label}
      closable={{ placement: 'end', 'aria-label': t('action.close') }}
      footer={footer}
      onClose={onClose}
    >
      {children}
      <ToastPlace open={open} />
    </Drawer>
  );
}
