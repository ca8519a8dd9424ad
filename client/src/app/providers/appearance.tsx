import { ConfigProvider } from 'antd';
import arabic from 'antd/locale/ar_EG';
import english from 'antd/locale/en_GB';
import { useMemo, type ReactNode } from 'react';
import { BusyIcon } from '../../components/status/busy-icon';
import { useLanguage } from '../../hooks/use-language';
import { useMedia } from '../../hooks/use-media';
import { useMode } from '../../lib/appearance';
import { useBrand } from '../../lib/brand';
import { contentSecurityNonce } from '../../lib/nonce';
import { antdTheme } from '../../theme/antd-theme';

const locales = { en: english, ar: arabic };
const BUTTONS = { autoInsertSpace: false, loadingIcon: <BusyIcon /> };

/** Ant Design in the theme, language and direction of the page. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const mode = useMode();
  const { accent } = useBrand();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () => antdTheme({ mode, language, isStill, accent: accent?.[mode] }),
    [mode, language, isStill, accent],
  );
  return (
    <ConfigProvider
      theme={theme}
      locale={locales[language]}
      direction={direction}
      csp={contentSecurityNonce}
      button={BUTTONS}
    >
      {children}
    </ConfigProvider>
  );
}
