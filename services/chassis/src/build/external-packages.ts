/**
 * What stays in node_modules: packages with native code or with files of their own beside their code. Everything
 * else goes into the bundle, which loads in half the time that hundreds of small files take.
 */
export const externalPackages = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-express',
  'pdfkit',
  'harfbuzzjs',
  // Express asks for it, and of its megabyte of tables nothing unless a body comes in another alphabet's encoding.
  'iconv-lite',
  // Asked for by pg and by mongodb where they are installed; both do without.
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
