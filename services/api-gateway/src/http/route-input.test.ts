import { domainError } from '@sargam/chassis/errors';
import type { Route } from '../routing/route.ts';
import { storeFiles } from './route-input.ts';

it('no file of a form stays if one of them is not stored', async () => {
  const stored = new Set<string>();
  const fileOf = (key: string) => ({
    store: async () => {
      stored.add(key);
      return { key, originalName: key };
    },
    remove: async () => void stored.delete(key),
  });
  const refused = {
    store: () => Promise.reject(domainError.unavailable('pictures-busy')),
    remove: async () => undefined,
  };
  const multipart = { banner: { kind: 'picture' }, list: { kind: 'picture', maxCount: 3 } } as const;
  const files = new Map([
    ['banner', [fileOf('banner')]],
    ['list', [fileOf('first'), refused, fileOf('last')]],
  ]);
  const storing = storeFiles({ multipart } as unknown as Route, { fields: {}, files });
  await expect(storing).rejects.toMatchObject({ code: 'pictures-busy' });
  expect([...stored]).toEqual([]);
});
