import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { Bilingual } from '../content/index.ts';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  musicxml: 'application/vnd.recordare.musicxml+xml',
};

/** Creates a multipart form of text fields and files, given by path. Undefined fields are left out. */
export const createForm = async (
  fields: Readonly<Record<string, string | number | undefined>>,
  files: Readonly<Record<string, string | readonly string[] | undefined>> = {},
): Promise<FormData> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  for (const [name, paths] of Object.entries(files)) {
    for (const path of [paths ?? []].flat()) {
      const type = types[path.split('.').at(-1) ?? ''];
      form.append(name, await openAsBlob(path, { type }), basename(path));
    }
  }
  return form;
};

/** The fields of texts in both languages: `title` and `titleBn`. */
export const bilingualFields = (texts: Readonly<Record<string, Bilingual>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, { en, bn }]) => [
      [name, en],
      [`${name}Bn`, bn],
    ]),
  );

/** Formats poisha as taka with two decimals, as in the gateway's calls. */
export const formatTaka = (poisha: bigint): string =>
  `${poisha / 100n}.${String(poisha % 100n).padStart(2, '0')}`;
