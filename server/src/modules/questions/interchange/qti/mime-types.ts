const MIME_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.txt': 'text/plain',
};

/** Extensions for a list of MIME types, of which `image/*` is one. */
export function extensionsOfMime(list: string): string {
  const wanted = list
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter(Boolean);
  const matches = (mime: string) =>
    wanted.some((one) => one === mime || (one.endsWith('/*') && mime.startsWith(one.slice(0, -1))));
  return Object.keys(MIME_TYPES)
    .filter((extension) => matches(MIME_TYPES[extension] ?? ''))
    .join(' ');
}

export function mimeOf(extension: string): string {
  return MIME_TYPES[extension.toLowerCase()] ?? 'application/octet-stream';
}
