import { accentOf, isHexColour } from './accent.policy';

/** Every colour of a grid, among them the ones that nobody can read as they are: yellow, white, black, pale grey. */
const parts = ['00', '33', '66', '99', 'cc', 'ff'];
const grid = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));

it('makes every colour readable in both themes: 4.5 to 1 for what is written with it and on it', () => {
  const poor = grid.filter((hex) => Math.min(accentOf(hex).light.contrast, accentOf(hex).dark.contrast) < 4.5);
  expect(grid).toHaveLength(216);
  expect(poor).toEqual([]);
});

/** WCAG 2.2, reckoned here once more. */
const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
};
const contrastOf = (one: string, other: string) => {
  const ratio = luminanceOf(one) / luminanceOf(other);
  return Math.max(ratio, 1 / ratio);
};

// Page, card, raised card, quiet card and fill, as the client's palette has them.
it.each([
  ['light', ['#f5f6f8', '#ffffff', '#f9fafb', '#eff0f3']],
  ['dark', ['#0d0e13', '#14161c', '#1b1e25', '#181a21', '#22252d']],
] as const)('makes words in the accent readable on every ground of the %s theme', (theme, grounds) => {
  const poor = grid.filter((hex) => {
    const { text, textHover, soft, softer } = accentOf(hex)[theme];
    const pairs = [...grounds, soft, softer].flatMap((ground) => [
      contrastOf(text, ground),
      contrastOf(textHover, ground),
    ]);
    return Math.min(...pairs) < 4.5;
  });
  expect(poor).toEqual([]);
});

it('leaves a colour alone that is readable as it is', () => {
  expect(accentOf('#2a4ac2').light.brand).toBe('#2a4ac2');
  expect(accentOf('#ffdd00').light.brand).not.toBe('#ffdd00');
});

it.each(['#fff', 'red', '#12345g', 'url(x)', '#1234567', '#ABCDEF'])('does not take %s for a colour', (text) => {
  expect(isHexColour(text)).toBe(false);
});
