import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../query/query-client.ts';
import { SharedRouter } from '../router/SharedRouter.tsx';

/** What every React root of the page stands in: the shared cache and history. */
export const KitProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SharedRouter>{children}</SharedRouter>
  </QueryClientProvider>
);
