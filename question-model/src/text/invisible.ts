/** Marks of writing direction, joiners and the byte order mark: invisible, and pasted along by accident. */
const invisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
