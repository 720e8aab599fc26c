/**
 * Packages that are not bundled: they have native code or read files beside their code. The other packages are bundled,
 * because one file loads in half the time of hundreds of small ones.
 */
export const externalPackages = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-express',
  'pdfkit',
  'fontkit',
  'harfbuzzjs',
  // Required by Express. Its megabyte of tables is loaded only for a request body in another encoding than UTF-8.
  'iconv-lite',
  // Optional dependencies of pg and mongodb.
  'pg-native',
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'aws4',
  'socks',
];
