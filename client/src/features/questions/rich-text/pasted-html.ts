/** Formatting that is worth keeping stands in it. */
export const hasFormatting = (html: string): boolean =>
  /<(b|strong|i|em|u|s|strike|del|code|pre|ul|ol|h[1-6]|blockquote)[\s>]|mso-list/i.test(html);

/**
 * What Word and the web put on the clipboard, made ready for the editor, whose schema then drops what it does not know:
 * comments and Office's own elements go, Word's "list paragraphs" become lists, headings become the two that there are.
 */
export function cleanedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  page.querySelectorAll('style, script, meta, link, title, xml').forEach((element) => element.remove());
  for (const element of page.body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  makeLists(page);
  renameHeadings(page);
  return page.body.innerHTML;
}

const isListParagraph = (element: Element) => /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

function makeLists(page: Document): void {
  for (const first of page.body.querySelectorAll('p')) {
    if (!first.isConnected || !isListParagraph(first)) continue;
    const run = [first];
    for (let next = first.nextElementSibling; next && isListParagraph(next); next = next.nextElementSibling) {
      run.push(next as HTMLParagraphElement);
    }
    const marker = takeMarker(first);
    const list = page.createElement(/[\p{L}\d]/u.test(marker) ? 'ol' : 'ul');
    first.before(list);
    run.forEach((paragraph) => list.append(itemOf(page, paragraph)));
  }
}

function itemOf(page: Document, paragraph: HTMLParagraphElement): HTMLLIElement {
  takeMarker(paragraph);
  const item = page.createElement('li');
  const line = page.createElement('p');
  line.append(...paragraph.childNodes);
  item.append(line);
  paragraph.remove();
  return item;
}

/** Word writes a bullet or a number as text, marked to be ignored. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text.replace('o', '·').trim() === '·' ? '·' : text.trim();
}

function renameHeadings(page: Document): void {
  for (const heading of page.body.querySelectorAll('h1, h2, h5, h6')) {
    const renamed = page.createElement(/H[12]/.test(heading.tagName) ? 'h3' : 'h4');
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}
