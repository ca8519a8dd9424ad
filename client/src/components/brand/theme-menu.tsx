import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setAppearance, useAppearance, useMode } from '../../lib/appearance';
import { PlainMenu } from '../plain/plain-menu';

const choices = { light: Sun, dark: Moon, system: Monitor } as const;
const names = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the computer has it. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const chosen = useAppearance();
  const Icon = useMode() === 'dark' ? Sun : Moon;
  const items = names.map((key) => {
    const ItemIcon = choices[key];
    return { key, name: t(`theme.${key}`), icon: <ItemIcon size={16} strokeWidth={1.75} aria-hidden /> };
  });
  return (
    <PlainMenu
      label={t('theme.label')}
      icon={<Icon size={17} strokeWidth={1.75} aria-hidden />}
      items={items}
      chosen={chosen}
      onChoose={setAppearance}
    />
  );
}
