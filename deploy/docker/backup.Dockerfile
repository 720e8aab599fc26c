# Image of backups:
#   docker build -f deploy/docker/backup.Dockerfile --build-arg PG_MAJOR=18 -t sargam/backup .
# PG_MAJOR is the version of pg_dump, which must not be older than the server. BASE_IMAGE needs Node 24 as `node` in the path, and apt.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
ARG SOURCE_DATE_EPOCH=0
RUN node --disable-warning=ExperimentalWarning tools/backup/src/build-image-files.ts /out

FROM ${BASE_IMAGE}
ARG PG_MAJOR=18
# PostgreSQL's own packages, where the distribution has another version.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
 && (apt-get install -y --no-install-recommends "postgresql-client-$PG_MAJOR" \
  || (/usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
   && apt-get install -y --no-install-recommends "postgresql-client-$PG_MAJOR")) \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/ /app/
WORKDIR /app
ENV NODE_ENV=production PG_BIN=/usr/lib/postgresql/${PG_MAJOR}/bin
USER 65532:65532
ENTRYPOINT ["node"]
