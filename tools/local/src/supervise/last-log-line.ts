import { readFileSync } from 'node:fs';

const maxLength = 400;

/** The message of a log line: of a JSON line, only the texts of its message and error. */
const extractMessage = (line: string): string => {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
};

/** The message of the last line in a log; empty if there is no log. */
export const readLastLogLine = (logFile: string): string => {
  try {
    const lines = readFileSync(logFile, 'utf8').slice(-8000).split('\n');
    return extractMessage(lines.findLast((line) => line.trim() !== '')?.trim() ?? '').slice(0, maxLength);
  } catch {
    return '';
  }
};
