import { gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

export interface ScriptLimits {
  /** Most kilobytes of compressed script that a dynamic import loads. */
  readonly each: number;
  /** Other limits, by the path of the import as it is written in the source, or by the name of the exposed module. */
  readonly [name: string]: number;
}

interface Group {
  /** The name of an exposed module; `undefined` for a dynamic import. */
  readonly name?: string | undefined;
  readonly origins: readonly { readonly request?: string }[];
  getFiles(): readonly string[];
  getParents(): readonly Group[];
}

/** The files of the group that none of its parents has loaded. */
const ownFiles = (group: Group): readonly string[] => {
  const seen = new Set<Group>();
  const loaded = new Set<string>();
  const addParents = (child: Group): void => {
    for (const parent of child.getParents()) {
      if (seen.has(parent)) continue;
      seen.add(parent);
      for (const file of parent.getFiles()) loaded.add(file);
      addParents(parent);
    }
  };
  addParents(group);
  return group.getFiles().filter((file) => file.endsWith('.js') && !loaded.has(file));
};

/** One message for each import that is larger than its limit. Packages that the shell shares are left out: the remote's copy is not loaded. */
export const findLargeImports = (
  groups: Iterable<Group>,
  sizeOf: (file: string) => number,
  limits: ScriptLimits,
): readonly string[] =>
  [...groups].flatMap((group) => {
    const request = group.origins.find((origin) => origin.request?.startsWith('.'))?.request;
    const name = request ?? group.name;
    if (name === undefined) return [];
    const kilobytes = Math.ceil(ownFiles(group).reduce((sum, file) => sum + sizeOf(file), 0) / 1000);
    const limit = limits[name] ?? limits.each;
    return kilobytes > limit
      ? [`${name} loads ${kilobytes} kB of script after gzip; the limit is ${limit} kB`]
      : [];
  });

/** Fails a production build with an import that loads too much script: each screen of a remote is such an import. */
export const limitScriptSize = (limits: ScriptLimits): RsbuildPlugin => ({
  name: 'sargam-limit-script-size',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation, environment }) => {
      if (environment.config.mode !== 'production') return;
      const sizeOf = (file: string): number => gzipSync(assets[file]?.source() ?? '').byteLength;
      const messages = findLargeImports(compilation.chunkGroups, sizeOf, limits);
      if (messages.length > 0) throw new Error(messages.join('\n'));
    });
  },
});
