# Base images from Debian's packages, for machines that reach no registry: npm run images:base makes the context and builds both.
FROM scratch AS base
ADD debian.tar /
COPY node /usr/local/bin/node

FROM base AS build
COPY npm /usr/local/lib/node_modules/npm
COPY authorities.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
