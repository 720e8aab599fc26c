import type { Response } from 'express';

export type Body = Record<string, unknown>;

export const readBody = ({ body }: { body?: unknown }): Body => (body ?? {}) as Body;

export const sendError = (response: Response, status: number, error: string): void =>
  void response.status(status).json({ error });

/** A form of the overview page is answered with a redirect back to it, other calls with JSON. */
export const isFormPost = (request: { body?: unknown }): boolean => readBody(request).form === '1';

/** A whole number from 1 to 31,536,000 (the seconds of a year); otherwise undefined. */
export const parseWholeNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 31_536_000 ? number : undefined;
};
