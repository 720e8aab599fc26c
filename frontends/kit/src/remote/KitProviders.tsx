import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../query/query-client.ts';
import { SharedRouter } from '../router/SharedRouter.tsx';

/** The providers of every React root of the page: the shared query cache and history. */
export const KitProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SharedRouter>{children}</SharedRouter>
  </QueryClientProvider>
);
