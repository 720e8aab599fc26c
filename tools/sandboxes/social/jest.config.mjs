import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'sandbox social',
  rootDir: import.meta.dirname,
  // These come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|openid-client|oauth4webapi)/)'],
};
