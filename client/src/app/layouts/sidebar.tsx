import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo, LogoMark } from '../../components/brand/logo';
import { CreditsMeter } from '../../features/session/credits-meter';
import { useViewer } from '../../features/session/session-context';
import { paths } from '../paths';
import type { NavKey } from './nav';
import { FootNav, NavList } from './nav-list';
import styles from './sidebar.module.css';

interface Props {
  current: NavKey | undefined;
  rail: boolean;
}

/** Navigation at the side, or as a rail of icons. Gone on a phone, where the drawer takes over. */
export function Sidebar({ current, rail }: Props) {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  return (
    <aside className={rail ? styles.rail : styles.sidebar} aria-label={t('common:product')}>
      <Link className={styles.logo} to={paths.dashboard()} aria-label={t('common:product')}>
        {rail ? <LogoMark size={27} /> : <Logo size={27} />}
      </Link>
      <NavList current={current} rail={rail} />
      <div className={styles.foot}>
        {/* The dashboard has them among its figures. */}
        {!rail && current !== 'dashboard' && <CreditsMeter credits={viewer.credits} />}
        <FootNav current={current} rail={rail} />
      </div>
    </aside>
  );
}
