import { Drawer } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Logo } from '../../components/brand/logo';
import { CreditsMeter } from '../../features/session/credits-meter';
import { useViewer } from '../../features/session/session-context';
import { useLanguage } from '../../hooks/use-language';
import type { NavKey } from './nav';
import { FootNav, NavList } from './nav-list';
import styles from './nav-drawer.module.css';

interface Props {
  current: NavKey | undefined;
  open: boolean;
  onClose: () => void;
}

/** The navigation on a phone. Closes when it has led somewhere. */
export function NavDrawer({ current, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const { viewer } = useViewer();
  useCloseOnArrival(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={direction === 'rtl' ? 'right' : 'left'}
      size={288}
      title={<Logo size={27} />}
      aria-label={t('nav.label')}
      closable={{ placement: 'end', 'aria-label': t('nav.close') }}
      styles={{ header: { borderBlockEnd: 0, padding: '12px 16px' }, body: { padding: '4px 12px 16px' } }}
    >
      <div className={styles.body}>
        <NavList current={current} />
        <div className={styles.foot}>
          {current !== 'dashboard' && <CreditsMeter credits={viewer.credits} />}
          <FootNav current={current} />
        </div>
      </div>
    </Drawer>
  );
}

function useCloseOnArrival(onClose: () => void): void {
  const { key } = useLocation();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => latest.current(), [key]);
}
