# Not Alpine: the embedded PostgreSQL and the password hashing ship for glibc only.
FROM node:20-bookworm-slim AS manifests
WORKDIR /mizan
COPY package.json package-lock.json ./
COPY question-model/package.json question-model/
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace server --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /mizan
ENV NODE_ENV=production
COPY --from=packages /mizan ./
COPY --from=build /mizan/question-model/dist question-model/dist
COPY --from=build /mizan/server/dist server/dist
COPY --from=build /mizan/client/dist client/dist
# The words of errors, which the server says in REST answers, logs and the reference.
COPY --from=build /mizan/client/src/locales/en/errors.json client/src/locales/en/
USER node
EXPOSE 3001
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
