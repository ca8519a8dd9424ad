import { accentOf, isHexColour } from './accent.policy';

/** Every colour of a grid, among them the ones that nobody can read as they are: yellow, white, black, pale grey. */
const parts = ['00', '33', '66', '99', 'cc', 'ff'];
const grid = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));

it('makes every colour readable in both themes: 4.5 to 1 for what is written with it and on it', () => {
  const poor = grid.filter((hex) => Math.min(accentOf(hex).light.contrast, accentOf(hex).dark.contrast) < 4.5);
  expect(grid).toHaveLength(216);
  expect(poor).toEqual([]);
});

it('leaves a colour alone that is readable as it is', () => {
  expect(accentOf('#2a4ac2').light.brand).toBe('#2a4ac2');
  expect(accentOf('#ffdd00').light.brand).not.toBe('#ffdd00');
});

it.each(['#fff', 'red', '#12345g', 'url(x)', '#1234567', '#ABCDEF'])('does not take %s for a colour', (text) => {
  expect(isHexColour(text)).toBe(false);
});
