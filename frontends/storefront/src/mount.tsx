import { createMount } from '@sargam/kit/remote';
import { routes } from './routes.tsx';
import { Storefront } from './Storefront.tsx';

export const mount = createMount({ routes, wrapper: Storefront });
