import { Button, Tooltip } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '../../../components/text/key-hint';
import { Palette } from './palette';
import styles from './palette-trigger.module.css';

const onMac = /mac/i.test(navigator.userAgent);
const KEYS = onMac ? '⌘K' : 'Ctrl K';

/** The search of the header: a field where the page has no breadcrumb, else an icon. Ctrl+K (⌘K) opens it anywhere. */
export function PaletteTrigger() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  useShortcut(() => setOpen(true));
  return (
    <>
      <button type="button" className={styles.field} onClick={() => setOpen(true)}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles.label}>{t('palette.placeholder')}</span>
        <KeyHint>{KEYS}</KeyHint>
      </button>
      <Tooltip title={t('palette.title')}>
        <Button
          className={styles.icon}
          type="text"
          aria-label={t('palette.title')}
          icon={<Search size={17} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <Palette open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(onMac ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
