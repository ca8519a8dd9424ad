const image = /<img\b([^>]*?)\sdata-file-id="([\da-f-]{36})"/gi;

/** The same HTML with an address for every stored image in it: `srcOf` makes it from the file's id. */
export function withImageAddresses(html: string, srcOf: (fileId: string) => string): string {
  return html.replace(
    image,
    (_, before: string, id: string) =>
      `<img${before.replace(/\ssrc="[^"]*"/gi, '')} data-file-id="${id}" src="${escaped(srcOf(id))}"`,
  );
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
