import { mathOf } from './math';
import { addressOfFile } from './picture-node';

/** The text of a draft as it will be shown: formulas drawn and pictures loaded, as the server does it at saving. */
export function shownHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const formula of page.body.querySelectorAll<HTMLElement>('[data-formula]')) {
    formula.innerHTML = mathOf(formula.dataset.formula ?? '') ?? '';
    formula.dir = 'ltr';
  }
  for (const image of page.body.querySelectorAll<HTMLImageElement>('img[data-file-id]')) {
    image.src = addressOfFile(image.dataset.fileId ?? '');
  }
  return page.body.innerHTML;
}
