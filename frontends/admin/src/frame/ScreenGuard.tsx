import { RequireRole } from '@sargam/kit';
import type { ReactNode } from 'react';
import { rolesOf, type Screen } from './screen.ts';

/** Redirects users without a role of the screen to the home page. */
export const ScreenGuard = ({ screen, children }: { screen: Screen; children: ReactNode }) => (
  <RequireRole allow={rolesOf(screen)}>{children}</RequireRole>
);
