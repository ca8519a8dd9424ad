/** As `readRichText` writes it: no other tag begins like this, and nothing that was typed can. */
const IMAGE = /<img data-file-id="([\da-f-]{36})"/gu;

const WHOLE_IMAGE = /<img data-file-id="[^"]*"(?: src="[^"]*")? alt="([^"]*)"[^>]*>/gu;

/** Where an image can be fetched; it differs between staff and candidates. */
export type FileUrl = (fileId: string) => string;

/** A stored text as a page may show it: its images get their addresses. Null of a text that is plain. */
export function showRichText(stored: string, urlOf: FileUrl): string;
export function showRichText(stored: string | null, urlOf: FileUrl): string | null;
export function showRichText(stored: string | null, urlOf: FileUrl): string | null {
  if (stored === null) return null;
  return stored.replace(IMAGE, (tag, fileId: string) => `${tag} src="${escaped(urlOf(fileId))}"`);
}

/** Each image as what it is described by, for a page that cannot fetch it. */
export function withoutImages(shown: string): string {
  return shown.replace(WHOLE_IMAGE, '$1');
}

/** A plain text as a paragraph of a formatted one. */
export const plainParagraph = (text: string): string => `<p dir="auto">${escaped(text)}</p>`;

/** The ids of the files that a stored text shows, in their order. */
export function imagesOf(stored: string): string[] {
  return Array.from(stored.matchAll(IMAGE), ([, fileId = '']) => fileId);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
