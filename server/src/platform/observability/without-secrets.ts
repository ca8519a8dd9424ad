/** Words in the place of a token that are pages of their own. */
const pages = new Set(['Success', 'Submitted']);

/** Exam links and one-time links carry their secret in the path. */
export function withoutSecrets(url: string): string {
  return readable(url).replace(
    /^((?:https?:\/\/[^/]*)?\/+(?:Exam\/+Joined|Exam\/+Check|Exam|Shared|Login\/+ChangePass|Login\/+ConfirmChange)\/+)([^/]+)/i,
    (whole, start: string, word: string) => (pages.has(word) ? whole : `${start}[token]`),
  );
}

/** A letter may be written as a number, and the page is found all the same. */
function readable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/%(?:2[dD]|3\d|[46][1-9a-fA-F]|[57][0-9aA]|5[fF])/g, decodeURIComponent);
}
