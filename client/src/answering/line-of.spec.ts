import { lineOf } from './line-of';

const FORMULA = '<span data-formula="\\frac{a}{b}" dir="ltr"><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></span>';

it('keeps a formula drawn, and shows nothing of how it was typed', () => {
  expect(lineOf(`<p dir="auto">Solve ${FORMULA} for <b>a</b>.</p>`)).toEqual([
    { text: 'Solve ' },
    { math: '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>' },
    { text: ' for a. ' },
  ]);
});

it('makes one line of paragraphs, and tells what a picture shows', () => {
  expect(lineOf('<p>One</p><p>two <img alt="a balance"></p>')).toEqual([{ text: 'One two a balance ' }]);
});
