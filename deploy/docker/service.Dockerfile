# Image of one service:
#   docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=commerce -t sargam/commerce .
# BASE_IMAGE needs Node 24 as `node` in the path and no shell; BUILD_IMAGE needs npm too.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim

# The package files alone, so that changed code does not install the packages again.
FROM ${BUILD_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests && find . -name package.json | xargs cp --parents -t /manifests package-lock.json .npmrc

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
COPY --from=manifests /manifests ./
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
ARG SERVICE
ARG SOURCE_DATE_EPOCH=0
RUN node --disable-warning=ExperimentalWarning tools/cluster/src/images/stage-image.ts services/${SERVICE} /out

FROM ${BASE_IMAGE}
ARG SERVICE
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.title="sargam/${SERVICE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.description="The service ${SERVICE} of Sargam; its packages are listed in sbom.cdx.json"
COPY --from=build /out/ /app/
WORKDIR /app/services/${SERVICE}
# One arena: the arena of each thread keeps its memory. The root file system may be read-only; the cache of compiled code is in /tmp.
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/tmp/compile-cache
USER 65532:65532
EXPOSE 50051 8080 9464
# The chart gives the arguments of each service (part.json), such as the size of the young generation.
ENTRYPOINT ["node"]
CMD ["--max-semi-space-size=8", "--require", "./dist/telemetry.cjs", "dist/main.cjs"]
