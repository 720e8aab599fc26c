import { defineRemote } from '@sargam/kit/remote';
import type { ReactNode } from 'react';
import { routes } from './routes.tsx';

/** All styles of this remote are nested in its class, so that none reaches another remote's pages. */
const Storefront = ({ children }: { children: ReactNode }) => <div className="storefront">{children}</div>;

export const { bootstrap, mount, unmount, update } = defineRemote({ routes, wrapper: Storefront });
