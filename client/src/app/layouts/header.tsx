import { Button } from 'antd';
import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/brand/language-switch';
import { ThemeMenu } from '../../components/brand/theme-menu';
import styles from './header.module.css';
import { PaletteTrigger } from './palette/palette-trigger';
import { UserLinks } from './user-links';

interface Props {
  /** Where the page's breadcrumb goes. */
  slotRef: Ref<HTMLDivElement>;
  onOpenNav: () => void;
}

export function Header({ slotRef, onOpenNav }: Props) {
  const { t } = useTranslation('shell');
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
