import { pathToFileURL } from 'node:url';

/** Runs a check if its module is the started program: prints each finding and fails if there is one. */
export const reportFindings = (moduleUrl: string, check: () => readonly string[]): void => {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  const findings = check();
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
};
