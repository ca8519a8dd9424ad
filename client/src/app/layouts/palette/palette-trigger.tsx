import { Button, Tooltip } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '../../../components/text/key-hint';
import { ShortcutSheet } from '../shortcuts/shortcut-sheet';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { onMac } from '../../../lib/on-mac';
import { CommandPalette } from './palette';
import styles from './palette-trigger.module.css';
import { SEARCH_KEYS } from '../shortcuts/search-keys';

/**
 * The search of the header: a field where the page has no breadcrumb, else an icon. Ctrl+K (⌘K) opens it anywhere. It also
 * holds the other keys that act on every screen.
 */
export function PaletteTrigger() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  useSearchKeys(() => setOpen(true));
  useShortcuts({ search: () => setOpen(true), sheet: () => setSheetOpen(true) });
  return (
    <>
      <button type="button" className={styles.field} onClick={() => setOpen(true)}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles.label}>{t('palette.placeholder')}</span>
        <KeyHint>{SEARCH_KEYS}</KeyHint>
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
      <CommandPalette open={open} onClose={() => setOpen(false)} onShortcuts={() => setSheetOpen(true)} />
      <ShortcutSheet open={sheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  );
}

function useSearchKeys(onPress: () => void): void {
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
