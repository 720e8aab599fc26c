import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

// Mantine's own surfaces take the colours of the page.
const pageColours = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-hover': 'var(--brand-soft)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--danger-ink)',
  '--mantine-color-red-5': 'var(--danger-ink)',
  '--mantine-color-red-6': 'var(--danger-ink)',
};

const variables = () => ({ variables: {}, light: pageColours, dark: pageColours });

/** Light or dark is written on the page by `scheme/`, for the whole page alike; Mantine's styles read it there. */
const noElement = (): undefined => undefined;

/**
 * Stands around Mantine widgets. Bundled into each remote that uses one (shared packages are not tree-shaken), on the
 * pages that need it: the public pages go without.
 */
export const MantineRoot = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    getRootElement={noElement}
    cssVariablesResolver={variables}
    withGlobalClasses={false}
    deduplicateCssVariables={false}
    deduplicateInlineStyles
  >
    {children}
  </MantineProvider>
);

export { theme };
