import sanitizeHtml from 'sanitize-html';

/** Stored rich text as XML: every tag closed, no named entity but those of XML, and no formula, whose LaTeX stands for it. */
export function wellFormed(html: string): string {
  return sanitizeHtml(html, {
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
