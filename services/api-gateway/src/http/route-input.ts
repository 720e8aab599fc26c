import type { Caller } from '@sargam/chassis/caller';
import type { Request } from 'express';
import type { StoredFile } from '../api/files.ts';
import type { Route } from '../routing/route.ts';
import { type Form, removeFiles } from '../uploads/read-form.ts';
import { invalidInput, parse, safeParse } from './parse.ts';
import { readJson, readUrlEncoded } from './read-body.ts';

export const noFiles: Form = { fields: {}, files: new Map() };

const readBody = (route: Route, request: Request): Promise<unknown> =>
  route.encoding === 'form' ? readUrlEncoded(request, route.bodyLimit) : readJson(request, route.bodyLimit);

export const bodyOf = async (
  route: Route,
  request: Request,
  caller: Caller | undefined,
  form: Form,
): Promise<unknown> => {
  if (!route.body) return undefined;
  const callerSchema = route.bodyFor?.(caller);
  const schema = callerSchema ?? route.body;
  if (!route.multipart) return parse(schema, await readBody(route, request), route.invalidMessage);
  const outcome = safeParse(schema, form.fields);
  const missingFiles = callerSchema ? [] : missingFileErrors(route, form);
  if (outcome.success && missingFiles.length === 0) return outcome.data;
  const message = route.invalidMessageFor?.(caller, form.fields) ?? route.invalidMessage;
  throw invalidInput(outcome.error?.issues ?? [], message, missingFiles);
};

export const filesOf = ({ files }: Form) => [...files.values()].flat();

const missingFileErrors = ({ multipart = {} }: Route, { fields, files }: Form) =>
  Object.entries(multipart).flatMap(([field, { required, requiredWithout: without }]) => {
    const message = required ?? (without && !fields[without.field] ? without.message : undefined);
    return message === undefined || files.has(field) ? [] : [{ field, message }];
  });

const storeFilesOfForm = async (
  { multipart = {} }: Route,
  { files }: Form,
): Promise<Record<string, StoredFile | StoredFile[] | undefined>> => {
  const stored: Record<string, StoredFile | StoredFile[] | undefined> = {};
  for (const [name, { maxCount }] of Object.entries(multipart)) {
    const storedFiles: StoredFile[] = [];
    // One after the other, so that a form with many pictures does not fill the queue of pictures.
    for (const file of files.get(name) ?? []) storedFiles.push(await file.store());
    stored[name] = maxCount === undefined ? storedFiles[0] : storedFiles;
  }
  return stored;
};

/** By field name: the stored file, or a list if the field allows several. After a failure no file of the form stays, because nothing uses them yet. */
export const storeFiles = async (route: Route, form: Form): ReturnType<typeof storeFilesOfForm> => {
  try {
    return await storeFilesOfForm(route, form);
  } catch (error) {
    await removeFiles(filesOf(form));
    throw error;
  }
};
