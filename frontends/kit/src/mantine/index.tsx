import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

// Mantine components use the colours of the page.
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

/** `color-scheme/` sets the colour scheme attribute on the page. Mantine's styles read the attribute, and Mantine must not write it. */
const noElement = (): undefined => undefined;

/**
 * The provider around Mantine widgets. Each remote that uses Mantine bundles it, because shared packages are not
 * tree-shaken. Public pages do not load Mantine.
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
