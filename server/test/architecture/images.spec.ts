import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const IMAGES = pathToFileURL(resolve(__dirname, '../../../scripts/lib/images.mjs')).href;
const DIGEST = `sha256:${'a'.repeat(64)}`;

function unpinnedIn(lines: string[]): unknown {
  const program = `import { unpinnedImages } from '${IMAGES}'; console.log(JSON.stringify(unpinnedImages(process.argv[1])));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program, lines.join('\n')]);
  return JSON.parse(answer.toString());
}

it('an image without a digest is found however a file names it, and a stage of its own is none', () => {
  const found = unpinnedIn([
    'FROM --platform=linux/amd64 node:24 AS build',
    `FROM node:22@${DIGEST} AS packages`,
    'FROM build',
    'from debian',
    'FROM scratch',
    'COPY --from=packages /a /b',
    'COPY --from=0 /a /b',
    'COPY --link --from=ghcr.io/mizan/tools:1 /a /b',
    'RUN --mount=type=cache,target=/root/.npm --mount=type=bind,from=alpine:3,target=/a ls /a',
    'RUN --mount=from=packages,target=/a ls /a',
    '    image: redis',
    '    image: "postgres:18"',
    `    image: minio/minio:1@${DIGEST}`,
  ]);
  expect(found).toEqual(['node:24', 'debian', 'ghcr.io/mizan/tools:1', 'alpine:3', 'redis', 'postgres:18']);
});
