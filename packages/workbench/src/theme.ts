import { hexOfOklch, oklchOfHex } from '@onehaul/ui/color';
import { controlHeights } from '@onehaul/ui/control-heights';
import { themeVariables } from '@onehaul/ui/theme';
import { theme as antdTheme, type ThemeConfig } from 'antd';

export type Brand = { readonly primaryColor: string; readonly cornerRadius: number };
export type Scheme = 'light' | 'dark';

type Tone = readonly [lightness: number, chroma: number, hue: number];
/** Grey: lightness, and the amount of the brand's hue mixed in. */
type Grey = readonly [lightness: number, traces: number];

/** Duplicates the colours of tokens.css: antd derives colours from them and needs numeric values. */
export const greys = {
  light: {
    page: [1, 0],
    surface: [1, 0],
    sunken: [0.975, 0.6],
    line: [0.905, 1],
    'line-strong': [0.62, 1],
    ink: [0.235, 2],
    muted: [0.46, 2],
  },
  dark: {
    page: [0.2, 1],
    surface: [0.235, 1],
    sunken: [0.175, 1],
    line: [0.325, 1],
    'line-strong': [0.58, 1],
    ink: [0.955, 0.5],
    muted: [0.765, 1],
  },
} as const satisfies Record<Scheme, Record<string, Grey>>;

export const semanticColors = {
  light: {
    positive: [0.46, 0.115, 150],
    'positive-ground': [0.96, 0.035, 150],
    warning: [0.48, 0.1, 65],
    'warning-ground': [0.965, 0.045, 85],
    danger: [0.5, 0.18, 27],
    'danger-ground': [0.965, 0.02, 20],
    information: [0.48, 0.12, 250],
    'information-ground': [0.965, 0.02, 250],
  },
  dark: {
    positive: [0.8, 0.12, 150],
    'positive-ground': [0.28, 0.045, 150],
    warning: [0.83, 0.11, 75],
    'warning-ground': [0.29, 0.045, 70],
    danger: [0.78, 0.12, 25],
    'danger-ground': [0.29, 0.06, 25],
    information: [0.8, 0.09, 245],
    'information-ground': [0.28, 0.045, 250],
  },
} as const satisfies Record<Scheme, Record<string, Tone>>;

type Colors = Record<keyof (typeof greys)['light'] | keyof (typeof semanticColors)['light'], string>;

function colorsOf({ primaryColor }: Brand, scheme: Scheme): Colors {
  const { chroma, hue } = oklchOfHex(primaryColor);
  const trace = Math.min(chroma / 0.15, 1) * 0.008;
  const grey = ([lightness, traces]: Grey) => hexOfOklch({ lightness, chroma: trace * traces, hue });
  const tone = ([lightness, chroma, hue]: Tone) => hexOfOklch({ lightness, chroma, hue });
  const each = <T>(table: Record<string, T>, paint: (value: T) => string) =>
    Object.entries(table).map(([name, value]) => [name, paint(value)]);
  return Object.fromEntries([...each(greys[scheme], grey), ...each(semanticColors[scheme], tone)]) as Colors;
}

/** Naming of style variables, shared by the extracted stylesheet and the running page. */
export const sharedStyleConfig: ThemeConfig = { hashed: false, cssVar: { key: 'workbench' } };

/** Ant Design theme in a shop's colours; derived colours are replaced where their contrast is too low. */
export function workbenchTheme(brand: Brand, scheme: Scheme, isTouch = false): ThemeConfig {
  const colors = colorsOf(brand, scheme);
  const variables = themeVariables(brand);
  const step = (number: number) => variables[`--${scheme}-primary-${number}`]!;
  const onPrimary = variables[`--${scheme}-on-primary`]!;
  const corner = brand.cornerRadius;
  const isDark = scheme === 'dark';
  // antd draws the tick of a filled box in colorWhite, so it is set to the readable colour.
  const filled = { colorPrimary: step(7), colorPrimaryHover: step(8), colorWhite: onPrimary };

  const offTrack = isDark ? colors.line : colors.muted;

  return {
    ...sharedStyleConfig,
    zeroRuntime: true,
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      fontFamily: 'var(--font-family)',
      fontFamilyCode: 'var(--font-mono)',
      fontSize: 14,
      controlHeight: isTouch ? controlHeights.touch : controlHeights.regular,
      controlHeightSM: isTouch ? controlHeights.touch : controlHeights.small,
      // Large equals regular: there is no third size.
      controlHeightLG: isTouch ? controlHeights.touch : controlHeights.regular,
      borderRadius: corner,
      borderRadiusXS: corner * 0.25,
      borderRadiusSM: corner * 0.5,
      borderRadiusLG: corner * 1.5,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',

      colorPrimary: step(7),
      colorPrimaryHover: step(8),
      colorPrimaryActive: step(8),
      colorPrimaryBg: step(2),
      colorPrimaryBgHover: step(3),
      colorPrimaryBorder: step(5),
      colorPrimaryBorderHover: step(6),
      colorPrimaryText: step(9),
      colorPrimaryTextHover: step(10),
      colorPrimaryTextActive: step(10),
      colorLink: step(9),
      colorLinkHover: step(10),
      colorLinkActive: step(10),

      colorSuccess: colors.positive,
      colorSuccessText: colors.positive,
      colorSuccessBg: colors['positive-ground'],
      colorWarning: colors.warning,
      colorWarningText: colors.warning,
      colorWarningBg: colors['warning-ground'],
      colorError: colors.danger,
      colorErrorText: colors.danger,
      colorErrorBg: colors['danger-ground'],
      colorInfo: colors.information,
      colorInfoText: colors.information,
      colorInfoBg: colors['information-ground'],

      colorText: colors.ink,
      colorTextHeading: colors.ink,
      colorTextLabel: colors.muted,
      colorTextSecondary: colors.muted,
      colorTextTertiary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextPlaceholder: colors.muted,
      colorIcon: colors.muted,
      colorIconHover: colors.ink,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surface,
      colorBgLayout: colors.sunken,
      colorBorder: colors['line-strong'],
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
    },
    components: {
      Button: {
        primaryColor: onPrimary,
        // Danger is light in the dark scheme, where white text would be unreadable.
        dangerColor: isDark ? colors.page : '#ffffff',
        // antd takes the colour of a primary button's ground, which is no text colour in the dark scheme.
        defaultHoverColor: step(9),
        defaultActiveColor: step(10),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: filled,
      Radio: filled,
      // The track of a switch that is off carries a word, which must be readable on it.
      Switch: {
        ...filled,
        trackHeight: 24,
        handleSize: 20,
        colorTextQuaternary: offTrack,
        colorTextTertiary: offTrack,
      },
      Menu: { itemSelectedColor: step(9), itemSelectedBg: step(2), itemHoverBg: step(2) },
      Tabs: { itemSelectedColor: step(9), itemHoverColor: step(10), inkBarColor: step(9) },
      Pagination: { colorPrimary: step(9), colorPrimaryHover: step(10) },
      Table: { headerBg: colors.sunken, headerColor: colors.muted, headerSplitColor: 'transparent' },
      Tooltip: { colorBgSpotlight: isDark ? colors.line : colors.ink },
    },
  };
}
