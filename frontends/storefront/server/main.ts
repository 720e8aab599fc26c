import { startRenderServer } from '@sargam/kit/server';
import bengali from '../locales/bn.json';
import english from '../locales/en.json';
import { routes } from '../src/routes.tsx';
import { Storefront } from '../src/Storefront.tsx';
import { headBuilders } from './heads/index.ts';

await startRenderServer({
  remote: { routes, wrapper: Storefront },
  headBuilders: headBuilders,
  texts: { en: { storefront: english }, bn: { storefront: bengali } },
});
