import { readFileSync } from 'node:fs';

const longest = 400;

/** What a line of a log says to a person: a service's own line without the JSON around it. */
const extractMessage = (line: string): string => {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
};

/** The last that a part wrote before it ended: of two that are missing or wrong it names one, and that is a beginning. */
export const readLastLogLine = (logFile: string): string => {
  try {
    const lines = readFileSync(logFile, 'utf8').slice(-8000).split('\n');
    return extractMessage(lines.findLast((line) => line.trim() !== '')?.trim() ?? '').slice(0, longest);
  } catch {
    return '';
  }
};
