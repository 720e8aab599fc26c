import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '../query/query-client.ts';
import { SharedRouter } from '../router/SharedRouter.tsx';

/** What every React root of the page stands in: the shared cache, texts and history. */
export const KitProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={i18next}>
      <SharedRouter>{children}</SharedRouter>
    </I18nextProvider>
  </QueryClientProvider>
);
