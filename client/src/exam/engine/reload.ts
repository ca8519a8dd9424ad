/** Set before a reload that the page makes itself, such as for another language; in a preview from the start. */
let isAllowed = false;

export const isOwnReload = (): boolean => isAllowed;

export function allowReload(): void {
  isAllowed = true;
}

export const isReloadKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');
