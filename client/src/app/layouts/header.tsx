import { Button } from 'antd';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/brand/language-switch';
import { ThemeMenu } from '../../components/brand/theme-menu';
import { useHeaderSlotRef } from '../../components/page/header-slot';
import styles from './header.module.css';
import { PaletteTrigger } from './palette/palette-trigger';
import { UserLinks } from './user-links';

interface Props {
  onOpenNav: () => void;
}

export function Header({ onOpenNav }: Props) {
  const { t } = useTranslation('shell');
  const slotRef = useHeaderSlotRef();
  return (
    <header className={styles.header}>
      <Button
        className={styles.menu}
        type="text"
        aria-label={t('nav.open')}
        icon={<Menu size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onOpenNav}
      />
      <div className={styles.slot} ref={slotRef} />
      <PaletteTrigger />
      <LanguageSwitch compact />
      <ThemeMenu />
      <span className={styles.divider} aria-hidden />
      <UserLinks />
    </header>
  );
}
