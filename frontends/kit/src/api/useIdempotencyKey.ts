import { useRef } from 'react';

/** The idempotency key of a request: the same key for repeated requests with the same body, a new key for another body or after `renew`. */
export const useIdempotencyKey = () => {
  const current = useRef<{ body: string; key: string }>(undefined);
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (current.current?.body !== text) current.current = { body: text, key: crypto.randomUUID() };
      return current.current.key;
    },
    renew: (): void => {
      current.current = undefined;
    },
  };
};
