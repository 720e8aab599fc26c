import type { Response } from 'express';

export type Body = Record<string, unknown>;

export const readBody = ({ body }: { body?: unknown }): Body => (body ?? {}) as Body;

export const sendError = (response: Response, status: number, error: string): void =>
  void response.status(status).json({ error });

/** The overview page's own forms want to be sent back to it. */
export const isFormPost = (request: { body?: unknown }): boolean => readBody(request).form === '1';

/** A whole number from 1 to a year of seconds; undefined if it is anything else. */
export const parseWholeNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 31_536_000 ? number : undefined;
};
