import { theme, type ThemeConfig } from 'antd';
import type { MapToken, SeedToken } from 'antd/es/theme/interface';
import type { Language } from '../lib/i18n/language';
import { accentPalette } from '../lib/brand';
import { componentTokens } from './antd-components';
import { palette, type Mode, type Palette } from '../lib/palette';

type Derive = (seed: SeedToken, map?: MapToken) => MapToken;

const brandAndStatus = (colors: Palette) => ({
  colorPrimary: colors.brand,
  colorPrimaryHover: colors.brandHover,
  colorPrimaryActive: colors.brandActive,
  colorInfo: colors.brand,
  colorSuccess: colors.successGraphic,
  colorWarning: colors.warningGraphic,
  colorError: colors.danger,
});

/** The dark algorithm recomputes the seed colours into duller ones, so the exact fills are put back after it. */
function algorithms(mode: Mode, colors: Palette) {
  if (mode === 'light') return theme.defaultAlgorithm;
  const pinned: Derive = (seed, map) => ({ ...(map ?? theme.darkAlgorithm(seed)), ...brandAndStatus(colors) });
  return [theme.darkAlgorithm, pinned];
}

const colourTokens = (colors: Palette) => ({
  ...brandAndStatus(colors),
  colorPrimaryBg: colors.brandSoft,
  colorPrimaryBgHover: colors.brandSoft2,
  colorPrimaryBorder: colors.brandLine,
  colorPrimaryText: colors.brandText,
  colorSuccessText: colors.success,
  colorWarningText: colors.warning,
  colorErrorText: colors.danger,
  colorLink: colors.brandText,
  colorLinkHover: colors.brandTextHover,
  colorLinkActive: colors.brandTextHover,
  colorText: colors.ink,
  colorTextSecondary: colors.text2,
  colorTextTertiary: colors.text3,
  colorTextQuaternary: colors.disabled,
  colorTextPlaceholder: colors.placeholder,
  colorTextDisabled: colors.disabled,
  colorTextDescription: colors.text3,
  colorBorder: colors.line,
  colorBorderSecondary: colors.hair,
  colorSplit: colors.hair,
  colorBgLayout: colors.canvas,
  colorBgContainer: colors.surface,
  colorBgElevated: colors.raised,
  colorFillQuaternary: colors.subtle,
  colorFillTertiary: colors.fill,
  colorFillSecondary: colors.fillStrong,
  colorBgMask: colors.overlay,
  boxShadow: colors.shadow2,
  boxShadowSecondary: colors.shadow2,
  boxShadowTertiary: colors.shadow1,
  controlOutline: colors.focus,
});

const shapeTokens = {
  borderRadius: 8,
  borderRadiusSM: 6,
  borderRadiusXS: 4,
  borderRadiusLG: 12,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 44,
  controlOutlineWidth: 3,
  lineWidthFocus: 2,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.26s',
  motionEaseInOut: 'cubic-bezier(.2,0,0,1)',
  motionEaseOut: 'cubic-bezier(.2,0,0,1)',
  fontFamily: 'var(--font)',
  fontWeightStrong: 600,
  opacityLoading: 0.85,
};

interface Appearance {
  mode: Mode;
  language: Language;
  /** Nothing moves: what opens is there at once, and hears the first press. */
  isStill: boolean;
  accent?: Parameters<typeof accentPalette>[0] | undefined;
}

/** Ant Design in Mizan's colours, sizes and motion. Arabic is set one size larger and looser. */
export function antdTheme({ mode, language, isStill, accent }: Appearance): ThemeConfig {
  const colors: Palette = { ...palette[mode], ...(accent && accentPalette(accent)) };
  const arabic = language === 'ar';
  return {
    algorithm: algorithms(mode, colors),
    token: {
      ...colourTokens(colors),
      ...shapeTokens,
      motion: !isStill,
      fontSize: arabic ? 15 : 14,
      fontSizeSM: arabic ? 13 : 12,
      lineHeight: arabic ? 1.7333 : 1.5714,
    },
    components: componentTokens(colors, arabic),
  };
}
