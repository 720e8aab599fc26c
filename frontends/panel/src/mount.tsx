import { createMount } from '@sargam/kit/remote';
import { routes } from './routes.tsx';

export const mount = createMount({ routes });
