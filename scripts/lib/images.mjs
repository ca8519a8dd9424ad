const DIGEST = '@sha256:[\\da-f]{64}';
/** `image: name:tag` of compose, `FROM name:tag` of a Dockerfile; a stage of the same file has no tag. */
const IMAGE = new RegExp(`^(\\s*image:\\s+|FROM\\s+)([\\w./-]+:[\\w.-]+)(${DIGEST})?`, 'gmu');

/**
 * The images that a file names, without their digests, each once.
 *
 * @param {string} text
 */
export function namedImages(text) {
  return [...new Set([...text.matchAll(IMAGE)].map(([, , name = '']) => name))];
}

/**
 * Those that stand there by a name alone, under which something else may be found tomorrow.
 *
 * @param {string} text
 */
export function unpinnedImages(text) {
  return [...text.matchAll(IMAGE)].filter(([, , , digest]) => !digest).map(([, , name = '']) => name);
}

/**
 * @param {string} text
 * @param {string} image
 * @param {string} digest `sha256:…`
 */
export function withDigest(text, image, digest) {
  return text.replaceAll(IMAGE, (whole, before, name) => (name === image ? `${before}${name}@${digest}` : whole));
}
