/** Only what cannot run a script is ever shown in place. */
const shown = /^(image\/(png|jpeg|gif|webp)|(video|audio)\/[\w.-]+)$/;

/** With the name for every browser: plain for old ones, in UTF-8 for the rest (RFC 6266, RFC 8187). */
export function contentDisposition(name: string, contentType: string, isDownload: boolean): string {
  const kind = !isDownload && shown.test(contentType) ? 'inline' : 'attachment';
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
