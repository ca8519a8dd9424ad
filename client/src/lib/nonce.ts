const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** The nonce that the server wrote into the page, for style elements made at run time. */
export const contentSecurityNonce: { nonce?: string } = nonce ? { nonce } : {};

/**
 * Makes what libraries style at run time pass the Content-Security-Policy: the nonce on every later style element (Ant
 * Design's scroll lock and scrollbar measure and the playground's menus forget it), and no style attributes.
 */
export function signRuntimeStyles(page: CreatesElements = document): void {
  if (!nonce) return;
  const create = page.createElement.bind(page);
  page.createElement = (name, options) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    if (name.toLowerCase() === 'textarea') styleByObjectModel(element);
    return element;
  };
}

/** Ant Design measures text areas by `setAttribute('style', …)`, which the policy refuses; the style object may say the same. */
function styleByObjectModel(element: HTMLElement): void {
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value;
    else Element.prototype.setAttribute.call(element, name, value);
  };
}

interface CreatesElements {
  createElement: (name: string, options?: ElementCreationOptions) => HTMLElement;
}
