# Image of a worker of a service, with the program that it runs:
#   docker build -f deploy/docker/worker.Dockerfile --build-arg SERVICE=learning --build-arg WORKER=encoder --build-arg PACKAGE=ffmpeg -t sargam/learning-encoder .
# BASE_IMAGE needs Node 24 as `node` in the path, and apt, unless it has the program; BUILD_IMAGE needs npm too.
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
ARG WORKER
ARG SOURCE_DATE_EPOCH=0
RUN node --disable-warning=ExperimentalWarning tools/cluster/src/images/stage-image.ts services/${SERVICE} /out ${WORKER}

FROM ${BASE_IMAGE}
ARG PACKAGE
USER 0:0
RUN command -v ${PACKAGE} > /dev/null \
 || (apt-get update && apt-get install -y --no-install-recommends ${PACKAGE} && rm -rf /var/lib/apt/lists/*)
ARG SERVICE
ARG WORKER
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.title="sargam/${SERVICE}-${WORKER}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.description="The ${WORKER} of the service ${SERVICE} of Sargam; its packages are listed in sbom.cdx.json"
COPY --from=build /out/ /app/
WORKDIR /app/services/${SERVICE}
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/tmp/compile-cache
USER 65532:65532
EXPOSE 9464
# The chart gives the arguments (part.json), such as dist/encoder.cjs.
ENTRYPOINT ["node"]
