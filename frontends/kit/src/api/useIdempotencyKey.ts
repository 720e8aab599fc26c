import { useRef } from 'react';

/**
 * The idempotency key of a request that must happen once: the same for the same body however often it is sent, a new
 * one for another body or after `renew`.
 */
export const useIdempotencyKey = () => {
  const kept = useRef<{ body: string; key: string }>(undefined);
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (kept.current?.body !== text) kept.current = { body: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    renew: (): void => {
      kept.current = undefined;
    },
  };
};
