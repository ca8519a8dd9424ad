/** What one colour becomes in a theme, so that everything written with it or on it can be read. */
export interface AccentShades {
  brand: string;
  hover: string;
  active: string;
  text: string;
  textHover: string;
  soft: string;
  softer: string;
  line: string;
  mid: string;
  graphic: string;
  focus: string;
  /** Of the worst of its pairs of text and ground; 4.5 is demanded of text. */
  contrast: number;
}

export interface Accent {
  light: AccentShades;
  dark: AccentShades;
}

type Rgb = readonly [red: number, green: number, blue: number];

const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK_SURFACE = rgbOf('#14161c');
/** The grey of each theme on which words are hardest to read: `fill` of the client's palette. The page itself is between it and a card. */
const LIGHT_FILL = rgbOf('#eff0f3');
const DARK_FILL = rgbOf('#22252d');
const HEX = /^#[0-9a-f]{6}$/u;

/** Lower case, six digits. */
export const isHexColour = (text: string): boolean => HEX.test(text);

/** The same colour, darker or lighter only as far as each theme needs it. */
export function accentOf(hex: string): Accent {
  const given = rgbOf(hex);
  return { light: lightShades(given), dark: darkShades(given) };
}

function lightShades(given: Rgb): AccentShades {
  const soft = mixed(given, WHITE, 0.94);
  const softer = mixed(given, WHITE, 0.88);
  const brand = until(given, BLACK, (colour) => contrast(colour, WHITE) >= TEXT_CONTRAST);
  const text = until(brand, BLACK, isReadableOn(softer, LIGHT_FILL));
  return {
    ...hexOf({ brand, hover: mixed(brand, BLACK, 0.18), active: mixed(brand, BLACK, 0.36), text }),
    ...hexOf({ textHover: mixed(text, BLACK, 0.18), soft, softer }),
    ...hexOf({ line: mixed(given, WHITE, 0.72), mid: mixed(given, WHITE, 0.5) }),
    ...hexOf({ graphic: until(given, BLACK, (colour) => contrast(colour, soft) >= GRAPHIC_CONTRAST) }),
    focus: ring(brand, 28),
    contrast: worst([brand, WHITE], [text, softer], [text, LIGHT_FILL]),
  };
}

/** The fill has to carry white words and stand out from the surface, so it is moved from both sides. */
function darkShades(given: Rgb): AccentShades {
  const soft = mixed(given, DARK_SURFACE, 0.84);
  const softer = mixed(given, DARK_SURFACE, 0.76);
  const seen = until(given, WHITE, (colour) => contrast(colour, DARK_SURFACE) >= GRAPHIC_CONTRAST);
  const brand = until(seen, BLACK, (colour) => contrast(colour, WHITE) >= TEXT_CONTRAST);
  const text = until(mixed(brand, WHITE, 0.35), WHITE, isReadableOn(softer, DARK_FILL));
  return {
    ...hexOf({ brand, hover: mixed(brand, BLACK, 0.1), active: mixed(brand, BLACK, 0.2), text }),
    ...hexOf({ textHover: mixed(text, WHITE, 0.35), soft, softer }),
    ...hexOf({ line: mixed(brand, DARK_SURFACE, 0.5), mid: mixed(brand, DARK_SURFACE, 0.25) }),
    ...hexOf({ graphic: mixed(brand, WHITE, 0.2) }),
    focus: ring(brand, 42),
    contrast: worst([brand, WHITE], [text, softer], [text, DARK_FILL]),
  };
}

const isReadableOn =
  (...grounds: Rgb[]) =>
  (colour: Rgb) =>
    grounds.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST);

/** Moved towards `end` in steps of a hundredth until it is enough, which `end` itself always is. */
function until(colour: Rgb, end: Rgb, isEnough: (colour: Rgb) => boolean): Rgb {
  for (let step = 0; step < 100; step++) {
    const moved = mixed(colour, end, step / 100);
    if (isEnough(moved)) return moved;
  }
  return end;
}

function mixed(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const worst = (...pairs: [Rgb, Rgb][]): number =>
  Math.floor(Math.min(...pairs.map(([one, other]) => contrast(one, other))) * 10) / 10;

const ring = (colour: Rgb, percent: number): string => `rgb(${colour.join(' ')} / ${percent}%)`;

function rgbOf(hex: string): Rgb {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf<Name extends string>(colours: Record<Name, Rgb>): Record<Name, string> {
  const named = Object.entries<Rgb>(colours).map(([name, rgb]) => [
    name,
    `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  ]);
  return Object.fromEntries(named) as Record<Name, string>;
}
