import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette, type Mode, type Palette } from '../lib/palette';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const blocks: Record<Mode, string> = {
  light: css.slice(0, css.indexOf("[data-theme='dark']")),
  dark: css.slice(css.indexOf("[data-theme='dark']")),
};
const modes: Mode[] = ['light', 'dark'];
const variable = (name: string) => `--${name.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`)}`;

it.each(modes)('gives Ant Design and the style sheets the same %s colours', (mode) => {
  const different = Object.entries(palette[mode]).filter(
    ([name, value]) => !blocks[mode].includes(`${variable(name)}: ${value};`),
  );
  expect(different).toEqual([]);
});

it('leaves nothing dark on paper', () => {
  expect(blocks.dark).toContain('--ink:');
  expect(blocks.light).toMatch(/@media not print \{\s*:root$/);
});

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [text: keyof Palette, ground: keyof Palette];

const readable: Pair[] = [
  ['ink', 'surface'],
  ['text2', 'surface'],
  ['text3', 'surface'],
  ['text3', 'canvas'],
  ['text3', 'subtle'],
  ['placeholder', 'surface'],
  ['brandText', 'surface'],
  ['brandText', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['success', 'successBg'],
  ['warning', 'warningBg'],
  ['danger', 'dangerBg'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
];

const visible: Pair[] = [
  ['control', 'surface'],
  ['brandGraphic', 'surface'],
  ['brandGraphic', 'canvas'],
  ['band1', 'surface'],
  ['band2', 'surface'],
  ['band3', 'surface'],
  ['band4', 'surface'],
  ['band5', 'surface'],
];

describe.each(modes)('in the %s theme', (mode) => {
  const colors = palette[mode];

  it.each(readable)('%s on %s is readable (4.5 to 1)', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('%s on %s can be seen (3 to 1)', (mark, ground) => {
    expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
