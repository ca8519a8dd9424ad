/** Each stands out by 3:1 or more from the light and from the dark surface. The first five are the default bands. */
export const BAND_COLORS = [
  '#c8423c',
  '#cc7420',
  '#a68a1a',
  '#4c9a63',
  '#1f7a6b',
  '#1c86b8',
  '#4268e2',
  '#8f5bc2',
  '#c2487e',
  '#8a6a4f',
  '#6b7280',
  '#5f8f2b',
] as const;

const LIGHT_SURFACE = '#ffffff';
const DARK_SURFACE = '#14161c';
const LEAST_CONTRAST = 3;
const THEMED = 5;

/** The default five have a variant per theme; any other colour is drawn as it was picked. */
export function bandPaint(color: string): string {
  const at = BAND_COLORS.findIndex((known) => known === color.toLowerCase());
  return at >= 0 && at < THEMED ? `var(--band-${at + 1})` : color;
}

export function nextBandColor(taken: readonly string[]): string {
  const used = new Set(taken.map((color) => color.toLowerCase()));
  return (
    BAND_COLORS.find((color) => !used.has(color)) ?? BAND_COLORS[taken.length % BAND_COLORS.length] ?? BAND_COLORS[0]
  );
}

type Channels = [number, number, number];

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
const toHex = (rgb: Channels) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => linear(value / 255)) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (hex: string, target: number, share: number) =>
  toHex(channels(hex).map((value) => value + (target - value) * share) as Channels);

/** The nearest tone of a picked colour that stands out from both surfaces; the colour itself when it already does. */
export function readableColor(hex: string): string {
  const picked = hex.toLowerCase();
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(picked, 0, share);
    const lighter = mix(picked, 255, share);
    const fits = [darker, lighter].find(standsOut);
    if (fits !== undefined) return fits;
  }
  return BAND_COLORS[0];
}

const standsOut = (hex: string) =>
  [LIGHT_SURFACE, DARK_SURFACE].every((surface) => contrast(hex, surface) >= LEAST_CONTRAST);
