import { defineRemote } from '@sargam/kit/remote';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount, update } = defineRemote({ routes });
