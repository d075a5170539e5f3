# One image for every role and the migration. Without a ROLE, one container is api and worker.
# What is built is the same on every platform, so it is built on the one of the builder; packages have native parts.

FROM --platform=$BUILDPLATFORM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/client/package.json apps/client/
COPY apps/client-e2e/package.json apps/client-e2e/
COPY libs/api-client/package.json libs/api-client/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
COPY libs/local-services/package.json libs/local-services/
COPY libs/mail-templates/package.json libs/mail-templates/
COPY libs/messages/package.json libs/messages/
COPY libs/words/package.json libs/words/
COPY libs/testing/package.json libs/testing/
COPY tools/package.json tools/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node_modules/.bin/nx run-many -t build -p @common-roof/server @common-roof/client \
  && find apps/client/dist -name '*.map*' -delete

FROM node:24-slim AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @common-roof/server

FROM node:24-slim AS runtime
LABEL org.opencontainers.image.title="Common Roof" \
  org.opencontainers.image.description="A shared house, run by the people in it." \
  org.opencontainers.image.licenses="AGPL-3.0-or-later"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CLIENT_DIST=/app/apps/client/dist \
  MALLOC_ARENA_MAX=1
WORKDIR /app
# Owned by root and not writable by the user below: a break-in cannot change what runs.
COPY --from=packages /app ./
COPY LICENSE ./
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/domain/dist libs/domain/dist
COPY --from=build /app/libs/mail-templates/dist libs/mail-templates/dist
COPY --from=build /app/libs/messages/dist libs/messages/dist
COPY --from=build /app/libs/messages/locales libs/messages/locales
COPY --from=build /app/libs/words/dist libs/words/dist
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/client/dist apps/client/dist
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/dist/main.js"]
