import type { Request } from 'express';

/** A parameter's text by its lower-case name; empty if it was not sent. */
export type Parameters = (name: string) => string;

type ParameterSource = Record<string, unknown>;

/** Query and form together. Names are taken without case: old plugins send `Store_Id`. The first of a repeated name counts. */
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
