import type { ThemeConfig } from 'antd';
import type { Palette } from '../lib/palette';

const field = (colors: Palette) => ({
  colorBorder: colors.control,
  hoverBorderColor: colors.text3,
  activeBorderColor: colors.brandGraphic,
});

const fieldRing = (colors: Palette) => ({
  activeShadow: `0 0 0 3px ${colors.focus}`,
  errorActiveShadow: `0 0 0 3px ${colors.focusDanger}`,
});

const button = (colors: Palette, arabic: boolean) => ({
  fontWeight: 500,
  dangerColor: colors.onDanger,
  primaryShadow: 'none',
  defaultShadow: 'none',
  dangerShadow: 'none',
  paddingInline: 14,
  paddingInlineLG: 20,
  paddingInlineSM: 10,
  contentFontSizeLG: arabic ? 16 : 15,
  defaultBorderColor: colors.line,
  defaultHoverBorderColor: colors.control,
  defaultHoverColor: colors.ink,
  defaultHoverBg: colors.subtle,
  defaultActiveColor: colors.ink,
  defaultActiveBorderColor: colors.control,
  textHoverBg: colors.fill,
  onlyIconSize: 16,
});

/** Fixed, since antd would grow it with Arabic's line height. */
const switchSize = {
  trackHeight: 20,
  trackMinWidth: 36,
  handleSize: 16,
  trackHeightSM: 16,
  trackMinWidthSM: 28,
  handleSizeSM: 12,
};

const table = (colors: Palette, arabic: boolean) => ({
  headerBg: 'transparent',
  headerColor: colors.text3,
  headerSplitColor: 'transparent',
  headerBorderRadius: 0,
  headerSortActiveBg: 'transparent',
  headerSortHoverBg: colors.subtle,
  bodySortBg: 'transparent',
  borderColor: colors.hair,
  rowHoverBg: colors.subtle,
  rowSelectedBg: colors.brandSoft,
  rowSelectedHoverBg: colors.brandSoft,
  cellPaddingBlock: 12,
  cellPaddingInline: 12,
  cellPaddingBlockMD: 10,
  cellPaddingBlockSM: 7,
  cellPaddingInlineSM: 10,
  cellFontSizeSM: arabic ? 14 : 13,
});

const navigation = (colors: Palette, arabic: boolean): ThemeConfig['components'] => ({
  Tabs: {
    itemColor: colors.text2,
    itemHoverColor: colors.ink,
    itemSelectedColor: colors.ink,
    inkBarColor: colors.brandGraphic,
    titleFontSize: arabic ? 15 : 14,
    horizontalItemGutter: 28,
    horizontalItemPadding: '11px 0',
  },
  Segmented: {
    trackBg: colors.fill,
    itemColor: colors.text2,
    itemSelectedBg: colors.segment,
    itemSelectedColor: colors.ink,
    trackPadding: 3,
  },
});

export function componentTokens(colors: Palette, arabic: boolean): ThemeConfig['components'] {
  return {
    ...navigation(colors, arabic),
    Button: button(colors, arabic),
    Input: { ...field(colors), ...fieldRing(colors), inputFontSizeLG: arabic ? 16 : 15 },
    InputNumber: { ...field(colors), ...fieldRing(colors) },
    Select: {
      ...field(colors),
      activeOutlineColor: colors.focus,
      optionSelectedBg: colors.brandSoft,
      optionActiveBg: colors.fill,
    },
    DatePicker: { ...field(colors), ...fieldRing(colors) },
    Checkbox: { colorBorder: colors.control, borderRadiusSM: 5 },
    Radio: { colorBorder: colors.control },
    Switch: { ...switchSize, colorTextQuaternary: colors.control, colorTextTertiary: colors.text3 },
    Table: table(colors, arabic),
    Drawer: { paddingLG: 24 },
    Modal: { borderRadiusLG: 16 },
    Tooltip: { colorBgSpotlight: colors.spotlight },
    Progress: { defaultColor: colors.brandGraphic, remainingColor: colors.fillStrong },
    Tag: { borderRadiusSM: 6, defaultBg: colors.fill, defaultColor: colors.text2 },
  };
}
