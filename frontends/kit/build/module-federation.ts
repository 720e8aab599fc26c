import { type RsbuildPlugin, rspack } from '@rsbuild/core';

type Options = ConstructorParameters<typeof rspack.container.ModuleFederationPluginV1>[0];

/**
 * Module federation with the bundler's own runtime: 5 kB gzip in the shell and 6 kB in each remote. The runtime of
 * `@module-federation/enhanced` takes 25 and 10 kB; its manifests, plugins and version negotiation are not used.
 */
export const moduleFederation = (options: Options): RsbuildPlugin => ({
  name: 'sargam-module-federation',
  setup(api) {
    api.modifyRspackConfig((config, { environment }) => {
      if (environment.name !== 'web') return;
      config.plugins.push(new rspack.container.ModuleFederationPluginV1(options));
      const splitChunks = config.optimization?.splitChunks;
      // `remoteEntry.js` must be one file: the shell reads the container as soon as the script is loaded.
      if (splitChunks) splitChunks.chunks = ({ name }) => name !== options.name;
    });
  },
});
