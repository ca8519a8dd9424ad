import { Button } from 'antd';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../../lib/appearance';
import type { ThemeChoices } from './theme-choices';

const load = () => import('./theme-choices');
const prepare = () => void load().catch(() => undefined);

/** Light, dark, or as the computer has it. The menu comes when somebody reaches for it: menus are a tenth of the page for signing in. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const [Choices, setChoices] = useState<typeof ThemeChoices>();
  const Icon = useMode() === 'dark' ? Sun : Moon;
  const look = { 'aria-label': t('theme.label'), icon: <Icon size={17} strokeWidth={1.75} aria-hidden /> };
  if (Choices)
    return (
      <Choices>
        {/* It takes the place of the one that was pressed, and its focus. */}
        <Button type="text" autoFocus {...look} />
      </Choices>
    );
  const open = () =>
    load().then(
      (loaded) => setChoices(() => loaded.ThemeChoices),
      () => undefined,
    );
  return <Button type="text" {...look} onPointerEnter={prepare} onFocus={prepare} onClick={() => void open()} />;
}
