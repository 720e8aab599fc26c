import type { Request } from 'express';

/** Returns a parameter by its lower-case name; empty if it was not sent. */
export type Parameters = (name: string) => string;

type ParameterSource = Record<string, unknown>;

/** Merges query and form. Names are case-insensitive, because old plugins send `Store_Id`. The first value of a repeated name wins. */
export const mergeParameters = (...sources: ParameterSource[]): Parameters => {
  const sent = new Map<string, string>();
  for (const [name, value] of sources.flatMap((source) => Object.entries(source))) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    const key = name.trim().toLowerCase();
    if (typeof text === 'string' && !sent.has(key)) sent.set(key, text);
  }
  return (name) => sent.get(name) ?? '';
};

export const readParameters = (request: Request): Parameters =>
  mergeParameters(request.query, (request.body ?? {}) as ParameterSource);
