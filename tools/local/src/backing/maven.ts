import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findErrorLine, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { downloadOnce } from './download-once.ts';
import { requireJava, requireMaven } from './prerequisites.ts';

interface LockedJar {
  readonly path: string;
  readonly sha256: string;
}

const dependency = (artifact: string): string => {
  const [group, name, version] = artifact.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
};

const pom = (artifacts: readonly string[]): string => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>sargam</groupId><artifactId>libs</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>${artifacts.map(dependency).join('')}</dependencies>
</project>
`;

/** Names of the jars that differ from the lock file: missing, changed or unknown ones. */
export const findLockMismatches = (
  found: ReadonlyMap<string, string>,
  lock: readonly LockedJar[],
): string[] => {
  const wanted = new Map(lock.map((jar) => [basename(jar.path), jar.sha256]));
  const names = new Set([...wanted.keys(), ...found.keys()]);
  return [...names].filter((name) => wanted.get(name) !== found.get(name)).sort();
};

const hashFiles = async (folder: string): Promise<Map<string, string>> => {
  const names = await readdir(folder);
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
};

/** Without the second compiler tier, which a lightly used server does not need, the start is 0.25 s shorter. */
const javaFlags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** Maven artifacts, and the name of their lock file. */
export interface Jars {
  readonly name: string;
  readonly artifacts: readonly string[];
}

/** Downloads the jars with their dependencies, and verifies each against the committed lock file. Returns their folder. */
export const downloadJars = async (
  { name, artifacts }: Jars,
  print: (line: string) => void,
): Promise<string> => {
  const lock: LockedJar[] = JSON.parse(
    await readFile(join(import.meta.dirname, `${name}.lock.json`), 'utf8'),
  );
  const folder = await downloadOnce(name, async (aside) => {
    const java = await requireJava(print);
    const maven = await requireMaven(print);
    await writeFile(join(aside, 'pom.xml'), pom(artifacts));
    const libs = join(aside, 'libs');
    const args = [
      '-q',
      '-B',
      '-f',
      join(aside, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${libs}`,
    ];
    // Maven searches Java in JAVA_HOME and on the PATH; the Java that was found may be in neither.
    const env = process.env.JAVA_HOME
      ? process.env
      : { ...process.env, PATH: `${join(java, '..')}:${process.env.PATH}` };
    const got = await runProgram(maven, ['-Dstyle.color=never', ...args], { env });
    if (!got.ok)
      throw new UserFacingError(
        `Maven could not download ${artifacts[0]}: ${findErrorLine(got.output)} Fix this and try again.`,
      );
    const mismatches = findLockMismatches(await hashFiles(libs), lock);
    if (mismatches.length)
      throw new UserFacingError(
        `The download of ${artifacts[0]} differs from its lock file (${mismatches.join(', ')}); it was deleted.`,
      );
  });
  return join(folder, 'libs');
};

/** Downloads the jars and returns a Java command that has them on its class path. */
export const prepareJavaCommand = async (
  jars: Jars,
  flags: readonly string[],
  print: (line: string) => void,
): Promise<string[]> => {
  const folder = await downloadJars(jars, print);
  return [await requireJava(print), ...javaFlags, ...flags, '-cp', `${folder}/*`];
};
