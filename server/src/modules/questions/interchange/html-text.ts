import sanitizeHtml from 'sanitize-html';

const LINE_ENDING = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6]|pre|blockquote)\s*>/giu;
const PLACEHOLDER_ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
/** Tags that carry neither look nor meaning of their own. */
const BARE_TAG = /<\/?(?:p|div|span|br)(?:\s+(?:dir|lang|style)="[^"<>]*")*\s*\/?>/giu;
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/iu;
const ANY_TAG = /<[a-z][^>]*>/iu;
const IMAGE = /<img\b[^>]*>/giu;
const ALTERNATIVE = /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;

/** What a reader without formatting would see; images by their alternative text. */
export function plainOfHtml(html: string): string {
  const broken = html
    .replace(IMAGE, (tag) => {
      const words = ALTERNATIVE.exec(tag);
      return words?.[1] ?? words?.[2] ?? '';
    })
    .replace(/\s+/gu, ' ')
    .replace(LINE_ENDING, '\n');
  return decodeBasics(sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\u00A0/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Whether anything but text and paragraphs is lost when this becomes plain. */
export function hasFormatting(html: string): boolean {
  return ANY_TAG.test(html.replace(IMAGE, '').replace(BARE_TAG, ''));
}

/** A tag or an entity stands in it; `1 < 2` and `a & b` are neither. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text);
}

export function hasImages(html: string): boolean {
  return new RegExp(IMAGE.source, 'iu').test(html);
}

export function encodeBasics(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function decodeBasics(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/gu, (entity) => PLACEHOLDER_ENTITIES[entity] ?? entity);
}
