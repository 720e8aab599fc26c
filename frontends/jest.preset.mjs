import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const inKit = (file) => join(here, 'kit/src/testing', file);

// These packages are published as ES modules only, so jest must compile them.
const esm = [
  '@tanstack',
  'd3-.*',
  'internmap',
  'ce-la-react',
  'media-.*',
  'custom-media-element',
  'youtube-video-element',
  '@sargam',
  'openapi-.*',
  '@tabler',
  'react-calendar',
  '@wojtekmaj',
  'get-user-locale',
  'memoize',
  'mimic-function',
];

/**
 * The jest configuration of every front end: jsdom, TypeScript compiled by swc, CSS modules with their local class names,
 * other style sheets replaced by an empty module.
 */
export default {
  testEnvironment: inKit('environment.mjs'),
  setupFiles: [inKit('polyfills.mjs')],
  setupFilesAfterEnv: [inKit('after-env.ts')],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs', importInterop: 'swc' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': inKit('css-module.mjs'),
    '\\.(css|woff2)$': inKit('empty-module.mjs'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-server/'],
  clearMocks: true,
  // Constants that the build defines.
  globals: {
    BUILD_ID: 'build-1',
    REMOTE_NAME: 'remote',
    TEXT_FILES: { en: 'static/texts/en.1a2b3c4d5e.json', bn: 'static/texts/bn.1a2b3c4d5e.json' },
  },
};
