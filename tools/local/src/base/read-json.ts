import { readFileSync } from 'node:fs';

/** The content of a JSON file; undefined if it is missing or incomplete. */
export const readJson = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
