import { defineRemote } from '@sargam/kit/remote';
import { routes } from './routes.tsx';
import { Storefront } from './Storefront.tsx';

export const { bootstrap, mount, unmount, update } = defineRemote({ routes, wrapper: Storefront });
