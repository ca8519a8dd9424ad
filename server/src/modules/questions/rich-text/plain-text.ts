const lineTags = new Set(['p', 'br', 'pre', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'table', 'tr']);
const cellTags = new Set(['td', 'th']);
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Gathers the words of a formatted text: for lists, searches and everything that shows no formatting. */
export class PlainText {
  private written = '';

  tag(name: string, isClosing: boolean): void {
    if (name === 'li' && !isClosing) this.written += '\n• ';
    else if (cellTags.has(name)) this.written += isClosing ? ' ' : '';
    else if (lineTags.has(name)) this.written += '\n';
  }

  /** As it stands in the markup. */
  text(escaped: string, isCode: boolean): void {
    const text = unescaped(escaped);
    this.written += isCode ? text : text.replace(/\s+/gu, ' ');
  }

  toString(): string {
    const lines = this.written.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '' && line !== '•').join('\n');
  }
}

export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/gu, (entity) => entities[entity] ?? entity);
}
