import type * as Nonce from './nonce';

const NONCE = 'r4nd0m';

function signedPage() {
  document.head.innerHTML = `<meta name="csp-nonce" content="${NONCE}">`;
  let library: typeof Nonce | undefined;
  jest.isolateModules(() => {
    library = jest.requireActual('./nonce');
  });
  const page = { createElement: (name: string) => document.createElement(name) };
  library?.signRuntimeStyles(page);
  return page;
}

it('puts the nonce of the page on style elements that are made later', () => {
  const page = signedPage();
  expect(page.createElement('style').nonce).toBe(NONCE);
  expect(page.createElement('div').nonce).toBeFalsy();
});

it('turns the style attribute that a text area is measured with into its style object', () => {
  const area = signedPage().createElement('textarea');
  area.setAttribute('style', 'height: 0px; position: absolute');
  area.setAttribute('rows', '3');
  expect(area.style.position).toBe('absolute');
  expect(area).toHaveAttribute('rows', '3');
});
