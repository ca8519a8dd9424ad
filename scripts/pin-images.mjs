/**
 * Writes the digest of each image behind its name, in docker-compose.yml and the Dockerfile: `node scripts/pin-images.mjs`. Asks the
 * registries, so it needs a line to them and `docker buildx`; run it for a release, and again to take up newer images.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { begin, inRoot, say } from './lib/prelude.mjs';
import { namedImages, withDigest } from './lib/images.mjs';

begin();
for (const file of ['docker-compose.yml', 'Dockerfile']) {
  let text = readFileSync(inRoot(file), 'utf8');
  for (const image of namedImages(text)) {
    const digest = digestOf(image);
    text = withDigest(text, image, digest);
    say(`${file}: ${image}@${digest}`);
  }
  writeFileSync(inRoot(file), text);
}

/** Of the list for all processors, so that it holds on every machine. */
function digestOf(image) {
  const format = ['--format', '{{ .Manifest.Digest }}'];
  return execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, ...format], { encoding: 'utf8' }).trim();
}
