import type { Settings } from '@sargam/chassis/config';
import { backupValues } from './backup-values.ts';
import type { ChartPart, DescribedPart } from './chart-part.ts';
import {
  examplesOf,
  globalValues,
  memory,
  publicSettings,
  quantities,
  schemasOf,
  secretRef,
  secretSettings,
  textMap,
  toleration,
} from './chart-values.ts';
import { strictObject, type ValueGroup, type ValueLeaf, type ValueTree } from './value-tree.ts';

const image = ({ image: name }: ChartPart): ValueGroup => ({
  comment: 'Image of the pods',
  group: {
    repository: { comment: 'Name of the image in the registry', value: `sargam/${name}` },
    tag: { comment: 'Tag; empty: the appVersion of the chart', value: '' },
    pullPolicy: {
      comment: 'Always, IfNotPresent or Never',
      value: 'IfNotPresent',
      schema: { enum: ['Always', 'IfNotPresent', 'Never'] },
    },
  },
});

const secrets = ({ part, definitions }: DescribedPart): Record<string, ValueGroup> => {
  const keys = Object.keys(part.secrets);
  if (keys.length === 0) return {};
  const owner: ValueLeaf = {
    comment:
      'Secret with DATABASE_OWNER_URL, which only the migration gets; empty: one role migrates and runs',
    value: `${part.name}-owner`,
  };
  return {
    secrets: {
      comment: 'Secrets, which the chart refers to and does not create',
      group: {
        name: {
          comment: `Secret with ${keys.map((key) => part.secrets[key]?.env).join(', ')}`,
          value: part.secret,
        },
        ...(part.migrates && { owner }),
        refs: {
          comment:
            'Single secret settings in other Secrets, such as databaseUrl: { name: commerce-db, key: uri }',
          value: {},
          schema: strictObject(
            Object.fromEntries(Object.keys(secretSettings(definitions)).map((key) => [key, secretRef])),
          ),
        },
      },
    },
  };
};

const scaling: ValueTree = {
  autoscaling: {
    comment: 'HorizontalPodAutoscaler; it needs a metrics server',
    group: {
      enabled: { comment: 'Whether the number of pods follows the CPU', value: false },
      minReplicas: { comment: 'Minimum number of pods', value: 2 },
      maxReplicas: { comment: 'Maximum number of pods', value: 6 },
      cpuPercent: { comment: 'Target CPU utilization, in percent of the requested CPU', value: 70 },
    },
  },
  disruptionBudget: {
    comment: 'PodDisruptionBudget',
    group: {
      enabled: { comment: 'Whether evictions are limited', value: true },
      maxUnavailable: { comment: 'Most pods that may be evicted at the same time', value: 1 },
    },
  },
};

const scratch: ValueTree = {
  scratch: {
    comment: 'Size limit of /tmp, which holds the file of a job and its results; the largest upload has 2 GB',
    value: '8Gi',
  },
};

const migration: Record<string, ValueGroup> = {
  migration: {
    comment: 'Job that migrates the database before an install and an upgrade',
    group: {
      enabled: { comment: 'Whether the chart migrates', value: true },
      timeoutSeconds: { comment: 'After this time the migration has failed', value: 600 },
    },
  },
};

const placement: ValueTree = {
  networkPolicy: {
    comment: 'NetworkPolicy with the connections that the code declares',
    group: { enabled: { comment: 'Whether other connections are refused', value: true } },
  },
  monitoring: {
    comment: 'ServiceMonitor and PrometheusRule, where the operator of Prometheus is installed',
    group: {
      enabled: { comment: 'Whether they are created', value: true },
      labels: { comment: 'Labels by which Prometheus selects them', value: {}, schema: textMap },
    },
  },
  nodeSelector: { comment: 'Labels of the nodes that may run the pods', value: {}, schema: textMap },
  tolerations: {
    comment: 'Taints of nodes that the pods tolerate',
    value: [],
    schema: { type: 'array', items: toleration },
  },
};

/** The values of the chart of a part. */
export const partValues = (described: DescribedPart, settings: Settings): ValueTree => {
  const { part, definitions } = described;
  const settable = publicSettings(definitions);
  return {
    global: globalValues(settings, false),
    enabled: { comment: 'Whether the umbrella chart installs this chart', value: true },
    replicas: {
      comment: 'Number of pods; without it, global.replicas',
      // Requests do not wait for a worker, so that one is enough until its jobs queue up.
      value: part.kind === 'worker' ? 1 : undefined,
      schema: { type: 'integer', minimum: 0 },
    },
    image: image(part),
    settings: {
      comment: 'Settings; each is a variable of the process. Those that may be set, with their defaults:',
      value: {},
      schema: strictObject(schemasOf(settable)),
      examples: examplesOf(settable),
    },
    ...secrets(described),
    resources: {
      comment: 'CPU and memory',
      value: memory[part.kind],
      schema: strictObject({ requests: quantities, limits: quantities }),
    },
    ...(part.kind === 'worker' && scratch),
    ...scaling,
    ...(part.migrates && migration),
    ...backupValues(part),
    ...placement,
  };
};
