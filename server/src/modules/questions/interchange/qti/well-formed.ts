import sanitizeHtml from 'sanitize-html';

const FORMULA = /<span[^>]*\sdata-formula="([^"]*)"[^>]*>[\s\S]*?<\/span>/giu;

/** Stored rich text as XML: every tag closed, no named entity but those of XML, and LaTeX in the place of formulas. */
export function wellFormed(html: string): string {
  return sanitizeHtml(html.replace(FORMULA, '$1'), {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'u',
      's',
      'code',
      'pre',
      'ul',
      'ol',
      'li',
      'h3',
      'h4',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
      'img',
      'span',
    ],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    selfClosing: ['br', 'img'],
    allowProtocolRelative: false,
  });
}
