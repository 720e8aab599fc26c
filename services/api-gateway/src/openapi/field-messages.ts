import type { z } from 'zod';
import { routes } from '../routes/index.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The definition of a schema or of a check. */
const definitionOf = (value: object): object | undefined =>
  '_zod' in value ? (value as z.ZodType)._zod.def : undefined;

/** The message of a rule that has its own; zod keeps it as a function of the issue. */
const messageOf = (definition: object): string | undefined => {
  if (!('error' in definition) || typeof definition.error !== 'function') return undefined;
  const message: unknown = definition.error({ code: 'custom', input: undefined, path: [] });
  return typeof message === 'string' ? message : undefined;
};

/** Adds the messages of a schema and of everything it consists of. */
const collect = (value: unknown, messages: Set<string>, seen: Set<object>): void => {
  if (!isObject(value) || seen.has(value)) return;
  seen.add(value);
  const definition = definitionOf(value);
  const message = definition && messageOf(definition);
  if (message !== undefined) messages.add(message);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (definition || isPlain)
    for (const part of Object.values(definition ?? value)) collect(part, messages, seen);
};

/** Every message of a request that is not valid, of the form or of one field, sorted. The front ends test that each has a Bengali text. */
export const listFieldMessages = (): readonly string[] => {
  const messages = new Set<string>();
  const seen = new Set<object>();
  for (const { params, query, body, bodyFor, multipart = {}, invalidMessage } of routes) {
    for (const schema of [params, query, body, bodyFor?.(undefined)]) collect(schema, messages, seen);
    if (invalidMessage) messages.add(invalidMessage);
    for (const { required, requiredWithout } of Object.values(multipart))
      for (const message of [required, requiredWithout?.message]) if (message) messages.add(message);
  }
  return [...messages].sort();
};
