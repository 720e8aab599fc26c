import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** A screen of the table in `frontends/admin/src/screens.tsx`. */
export interface BackOfficeScreen {
  readonly path: string;
  /** Account types that may open it. */
  readonly roles: readonly number[];
  /** Whether the menu has it; other screens need an id. */
  readonly isListed: boolean;
}

/** Pages are imported dynamically, and the table is read without them. */
const withoutPages: Plugin = {
  name: 'without-pages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const source = `
  import { rolesOf } from './frame/screen.ts';
  import { screens } from './screens.tsx';
  export const table = screens.map((screen) => ({
    path: screen.path,
    roles: rolesOf(screen),
    isListed: !screen.unlisted,
  }));
`;

/** Reads the table of the screens of the back-office. Its file has React elements, so it is bundled first. */
export const readBackOfficeScreens = async (): Promise<readonly BackOfficeScreen[]> => {
  const { outputFiles } = await build({
    stdin: {
      contents: source,
      loader: 'ts',
      resolveDir: join(import.meta.dirname, '../../../../frontends/admin/src'),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    plugins: [withoutPages],
    logLevel: 'error',
  });
  const module: { exports: { table?: readonly BackOfficeScreen[] } } = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.filename));
  return module.exports.table ?? [];
};
