import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findErrorLine, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { downloadOnce } from './download-once.ts';
import { requireJava, requireMaven } from './prerequisites.ts';

export interface LockedJar {
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

/** The jars that are not what the lock says, by name: missing, changed, or not in it at all. */
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

/** The jars of these Maven artifacts, each one checked against the committed lock; answers their folder. */
export const fetchJars = async (
  name: string,
  artifacts: readonly string[],
  lock: readonly LockedJar[],
  print: (line: string) => void,
): Promise<string> => {
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
    // Maven looks for its Java in JAVA_HOME, then on the PATH; the one that was found may be on neither.
    const env = process.env.JAVA_HOME
      ? process.env
      : { ...process.env, PATH: `${join(java, '..')}:${process.env.PATH}` };
    const got = await runProgram(maven, ['-Dstyle.color=never', ...args], { env });
    if (!got.ok)
      throw new UserFacingError(
        `Maven could not download ${artifacts[0]}: ${findErrorLine(got.output)} Mend that and try again.`,
      );
    const wrong = findLockMismatches(await hashFiles(libs), lock);
    if (wrong.length)
      throw new UserFacingError(
        `The download of ${artifacts[0]} is not what its lock says (${wrong.join(', ')}); it was thrown away.`,
      );
  });
  return join(folder, 'libs');
};
