import { Dropdown } from 'antd';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { setAppearance, useAppearance, type Appearance } from '../../lib/appearance';

const choices = { light: Sun, dark: Moon, system: Monitor } as const;

/** What the button offers, open from the start. */
export function ThemeChoices({ children }: { children: ReactElement }) {
  const { t } = useTranslation('common');
  const chosen = useAppearance();
  const [isOpen, setOpen] = useState(true);
  const items = (Object.keys(choices) as Appearance[]).map((key) => {
    const Icon = choices[key];
    return { key, label: t(`theme.${key}`), icon: <Icon size={16} strokeWidth={1.75} aria-hidden /> };
  });
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [chosen], onClick: ({ key }) => setAppearance(key as Appearance) }}
    >
      {children}
    </Dropdown>
  );
}
