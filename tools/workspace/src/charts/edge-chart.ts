import { chartFiles } from './chart-folder.ts';
import type { ChartPart, DescribedPart } from './chart-part.ts';
import type { ValueGroup, ValueTree } from './value-tree.ts';

const edgeValues = (global: ValueGroup): ValueTree => ({
  global,
  enabled: { comment: 'Whether the umbrella chart installs this chart', value: true },
  className: { comment: 'Class of the ingress controller; empty: its default', value: '' },
  tlsSecret: {
    comment: 'Secret with the certificate (tls.crt, tls.key), if global.settings.siteUrl is https',
    value: 'sargam-tls',
  },
  annotations: {
    comment:
      'Annotations of the Ingress. Uploads are streamed and may be large; a video upload may take an hour',
    value: {
      'nginx.ingress.kubernetes.io/proxy-body-size': '0',
      'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
    },
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
});

/** The routes of the edge, the longest path first: the same as those of a local run. */
const routesOf = (parts: readonly DescribedPart[]): object[] => {
  const exposed = parts.map(({ part }) => part).filter((part) => part.public);
  const pathOf = ({ kind, name }: ChartPart): string => {
    if (kind === 'service') return '/api';
    return kind === 'files' ? `/remotes/${name}` : '/';
  };
  return exposed
    .map((part) => ({ path: pathOf(part), to: part.name }))
    .sort((one, other) => other.path.length - one.path.length);
};

export const edgeFiles = (parts: readonly DescribedPart[], global: ValueGroup): Record<string, string> =>
  chartFiles('edge', 'The Ingress of the site', edgeValues(global), { routes: routesOf(parts) }, 'ingress');
