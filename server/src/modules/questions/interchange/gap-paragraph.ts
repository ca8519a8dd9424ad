/** Where the paragraph with the first gap begins: what stands before it says what to do. */
export function blockStart(html: string): number {
  const first = html.indexOf('[[1]]');
  const closed = html.lastIndexOf('</p>', first);
  return Math.max(html.lastIndexOf('<p', first), closed < 0 ? 0 : closed + '</p>'.length, 0);
}
