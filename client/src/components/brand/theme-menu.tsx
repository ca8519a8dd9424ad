import { Button, Dropdown } from 'antd';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setAppearance, useAppearance, useMode, type Appearance } from '../../lib/appearance';

const choices = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark, or as the computer has it. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const chosen = useAppearance();
  const Icon = useMode() === 'dark' ? Sun : Moon;
  const items = (Object.keys(choices) as Appearance[]).map((key) => {
    const ChoiceIcon = choices[key];
    return { key, label: t(`theme.${key}`), icon: <ChoiceIcon size={16} strokeWidth={1.75} aria-hidden /> };
  });
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [chosen], onClick: ({ key }) => setAppearance(key as Appearance) }}
    >
      <Button type="text" aria-label={t('theme.label')} icon={<Icon size={17} strokeWidth={1.75} aria-hidden />} />
    </Dropdown>
  );
}
