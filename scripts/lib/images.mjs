const DIGEST = /@sha256:[\da-f]{64}$/u;
/** `image: name:tag` of compose; `FROM name:tag`, `COPY --from=name:tag` and `RUN --mount=from=name:tag` of a Dockerfile. */
const TAKEN =
  /^(\s*(?:image:\s*|FROM\s+(?:--\S+\s+)*|COPY\s+(?:--\S+\s+)*?--from=|RUN\s+(?:--\S+\s+)*?--mount=(?:[^\s,]+,)*?from=)["']?)([^\s"',]+)/gimu;
/** A stage of the same Dockerfile, which later ones take from by its name or number. */
const STAGE = /^\s*FROM\s.*\sAS\s+(\S+)/gimu;

/**
 * The images that a file names, without their digests, each once.
 *
 * @param {string} text
 */
export function namedImages(text) {
  return [...new Set(takenFrom(text).map((image) => image.replace(DIGEST, '')))];
}

/**
 * Those that stand there by a name alone, under which something else may be found tomorrow.
 *
 * @param {string} text
 */
export function unpinnedImages(text) {
  return takenFrom(text).filter((image) => !DIGEST.test(image));
}

/**
 * @param {string} text
 * @param {string} image
 * @param {string} digest `sha256:…`
 */
export function withDigest(text, image, digest) {
  return text.replaceAll(TAKEN, (whole, before, taken) =>
    taken.replace(DIGEST, '') === image ? `${before}${image}@${digest}` : whole,
  );
}

/** @param {string} text */
function takenFrom(text) {
  const stages = new Set([...text.matchAll(STAGE)].map(([, name]) => name));
  const taken = [...text.matchAll(TAKEN)].map(([, , image = '']) => image);
  return taken.filter((image) => !stages.has(image) && !/^(?:\d+|scratch)$/u.test(image));
}
