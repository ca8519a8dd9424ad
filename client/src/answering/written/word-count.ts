/** Words as people count them in either language: what stands between spaces and holds a letter or a digit. */
export function wordCountOf(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}
