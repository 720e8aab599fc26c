import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserFacingError } from '../base/user-facing-error.ts';

export type PartKind = 'service' | 'frontend' | 'sandbox';

/** The `sargam` block in the package.json of a workspace. */
export interface PartDescription {
  readonly name: string;
  /** Folder of the workspace, relative to the checkout. */
  readonly folder: string;
  readonly kind: PartKind;
  readonly store: 'postgres' | 'mongo' | 'none';
  readonly needs: readonly string[];
  /** The buckets whose objects belong to this part, for its backup. */
  readonly buckets: readonly string[];
  readonly calls: readonly string[];
  /** Further settings; values may contain {placeholders}. */
  readonly env: Readonly<Record<string, string>>;
  readonly http: boolean;
  /** For a service: maximum size of a semi-space of the young generation, in MB. */
  readonly youngGenerationMb: number;
  readonly remote: boolean;
  /** Whether a front end has a server: the shell, or a remote whose pages are rendered on a server. */
  readonly server: boolean;
  /** For the server of a remote: the name of the remote. */
  readonly renders?: string;
  /** Name of the part's address in the list of addresses that the launcher prints. */
  readonly address?: string;
  /** Script of a sandbox or of a front end's server, relative to the part's folder. */
  readonly entry: string;
  readonly readiness: string;
  /** Another process of the service: `src/NAME.ts`, run if the program is installed. The program is also the name of its Debian package. */
  readonly worker?: { readonly name: string; readonly program: string; readonly needs: readonly string[] };
  /** For a worker: the service whose store and key it uses. */
  readonly owner?: string;
}

interface Package {
  readonly main?: string;
  readonly workspaces?: readonly string[];
  readonly sargam?: Partial<Omit<PartDescription, 'readiness' | 'renders' | 'owner'>> & {
    readonly readiness?: { readonly path?: string };
  };
}

const partKinds: readonly unknown[] = ['service', 'frontend', 'sandbox'] satisfies PartKind[];

const defaults = {
  store: 'none',
  needs: [],
  buckets: [],
  calls: [],
  env: {},
  http: false,
  youngGenerationMb: 8,
  remote: false,
  server: false,
} as const;

const defaultEntries = {
  service: 'dist/main.cjs',
  frontend: 'dist-server/main.mjs',
  sandbox: 'src/main.ts',
} as const;

const readPackage = (file: string): Package => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserFacingError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
};

/** The part that a package.json describes; undefined without a `sargam` block. */
export const describePart = (folder: string, found: Package): PartDescription | undefined => {
  const block = found.sargam;
  if (!block) return undefined;
  if (!block.kind || !partKinds.includes(block.kind)) {
    throw new UserFacingError(
      `${folder}/package.json: "sargam.kind" must be service, frontend or sandbox, not ${block.kind}.`,
    );
  }
  return {
    ...defaults,
    ...block,
    name: basename(folder),
    folder,
    kind: block.kind,
    entry: block.entry ?? found.main ?? defaultEntries[block.kind],
    readiness: block.readiness?.path ?? (block.kind === 'frontend' ? '/readyz' : '/'),
  };
};

/** A remote with a server is two parts: the server of its files, and the server that renders its pages. */
const splitRemote = (part: PartDescription): readonly PartDescription[] =>
  part.remote && part.server
    ? [
        { ...part, server: false },
        { ...part, name: `${part.name}-server`, remote: false, renders: part.name },
      ]
    : [part];

/** Throws if a part calls an unknown service. */
export const validateCalls = (parts: readonly PartDescription[]): readonly PartDescription[] => {
  const services = new Set(parts.filter((part) => part.kind === 'service').map((part) => part.name));
  for (const part of parts) {
    const unknown = part.calls.filter((name) => !services.has(name));
    if (unknown.length) {
      throw new UserFacingError(
        `${part.folder}/package.json: "sargam.calls" names ${unknown.join(', ')}, which is not a service of this repository.`,
      );
    }
  }
  return parts;
};

/** All parts of a checkout, discovered through its workspaces. */
export const discoverParts = (root: string): readonly PartDescription[] => {
  const { workspaces = [] } = readPackage(join(root, 'package.json'));
  const described = workspaces
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => describePart(folder, readPackage(join(root, folder, 'package.json'))));
  return validateCalls(described.filter((part) => part !== undefined).flatMap(splitRemote));
};

/** The workers of the services, as parts without calls. A worker is left out if its program is not installed. */
export const discoverWorkers = (
  parts: readonly PartDescription[],
  isInstalled: (program: string) => boolean,
): readonly PartDescription[] =>
  parts.flatMap(({ worker, ...part }) =>
    worker && isInstalled(worker.program)
      ? [
          {
            ...part,
            name: `${part.name}-${worker.name}`,
            owner: part.name,
            entry: `dist/${worker.name}.cjs`,
            needs: worker.needs,
            calls: [],
            buckets: [],
            http: false,
          },
        ]
      : [],
  );

const sourceFile = (part: PartDescription): string => {
  if (part.kind === 'service') return 'src/main.ts';
  return part.kind === 'frontend' ? 'rsbuild.config.ts' : part.entry;
};

/** Whether the part has its source file; a workspace may be declared before its code exists. */
export const hasSource = (root: string, part: PartDescription): boolean =>
  existsSync(join(root, part.folder, sourceFile(part)));

/** A part with its direct and indirect dependencies. */
export const withDependencies = (
  name: string,
  parts: readonly PartDescription[],
): readonly PartDescription[] => {
  const wanted = new Set<string>();
  const add = (each: string) => {
    if (wanted.has(each)) return;
    wanted.add(each);
    for (const call of parts.find((part) => part.name === each)?.calls ?? []) add(call);
  };
  add(name);
  return parts.filter((part) => wanted.has(part.name));
};
