import type { Settings } from '@sargam/chassis/config';
import { backupValues, globalBackup } from './backup-values.ts';
import type { ChartPart, DescribedPart } from './chart-part.ts';
import { describeExample } from './part-settings.ts';
import { closed, textList, type ValueGroup, type ValueLeaf, type ValueTree } from './value-tree.ts';

const text = { type: 'string' };
const quantity = { type: ['string', 'number'] };
const quantities = closed({ cpu: quantity, memory: quantity });
const textMap = { type: 'object', additionalProperties: text };
const secretRef = closed({ name: text, key: text }, ['name', 'key']);
const store = closed({
  ports: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 65_535 } },
  cidrs: textList,
});
const stores = ['postgres', 'mongo', 'redis', 'kafka', 's3', 'smtp'];
const toleration = closed({
  key: text,
  operator: { enum: ['Exists', 'Equal'] },
  value: text,
  effect: { enum: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] },
  tolerationSeconds: { type: 'integer' },
});

const schemasOf = (settings: Settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([key, { schema, meaning }]) => [key, { description: meaning, ...schema }]),
  );

const without = (settings: Settings, secret: boolean): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, setting]) => setting.secret === secret));

/** The settings of all parts. A key of several parts has one meaning. */
export const allSettings = (parts: readonly DescribedPart[]): Settings =>
  Object.assign({}, ...parts.map(({ definitions }) => definitions));

/** The values that the umbrella gives to every chart. */
export const globalValues = (settings: Settings, withExamples: boolean): ValueGroup => ({
  comment: 'Values of all charts; the umbrella chart sets them for every part',
  group: {
    registry: {
      comment: 'Registry of the images, such as registry.example.org/team; empty: none',
      value: '',
    },
    replicas: { comment: 'Number of pods of a part without `replicas` of its own', value: 2 },
    pullSecrets: {
      comment: 'Names of Secrets with the credentials of the registry',
      value: [],
      schema: textList,
    },
    settings: {
      comment: 'Settings of every part that has them; the settings of a part override them',
      value: { sargamEnv: 'production' },
      schema: closed(schemasOf(without(settings, false))),
      examples: withExamples ? examplesOf(without(settings, false), ['sargamEnv']) : [],
    },
    secretRefs: {
      comment:
        'Secret settings of several parts in one Secret, such as servicePublicKeys: { name: keys, key: public }',
      value: {},
      schema: closed(Object.fromEntries(Object.keys(without(settings, true)).map((key) => [key, secretRef]))),
    },
    grpcTls: {
      comment:
        'Whether calls between services use TLS; each service then needs a Secret NAME-tls (tls.crt, tls.key, ca.crt)',
      value: false,
    },
    backup: globalBackup,
    authority: {
      comment:
        'ConfigMap with ca.crt, the authority that signs the certificates of your stores; empty: public authorities',
      value: '',
    },
    network: {
      comment: 'Who may connect to the pods, and where they may connect to',
      group: {
        ingressNamespace: {
          comment: 'Namespace of the ingress controller; empty: any address may connect',
          value: '',
        },
        monitoringNamespace: { comment: 'Namespace of Prometheus; empty: none reads the metrics', value: '' },
        stores: {
          comment: 'Ports and networks of stores, such as postgres: { ports: [5432], cidrs: [10.0.0.0/8] }',
          value: {},
          schema: closed(Object.fromEntries(stores.map((name) => [name, store]))),
        },
      },
    },
  },
});

const examplesOf = (settings: Settings, except: readonly string[] = []): string[] =>
  Object.entries(settings).flatMap(([key, setting]) =>
    except.includes(key) ? [] : [describeExample(key, setting)],
  );

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

const memory = {
  service: { requests: { cpu: '100m', memory: '160Mi' }, limits: { memory: '512Mi' } },
  server: { requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '384Mi' } },
  files: { requests: { cpu: '20m', memory: '64Mi' }, limits: { memory: '160Mi' } },
};

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
          value: part.name,
        },
        ...(part.migrates && { owner }),
        refs: {
          comment:
            'Single secret settings in other Secrets, such as databaseUrl: { name: commerce-db, key: uri }',
          value: {},
          schema: closed(
            Object.fromEntries(Object.keys(without(definitions, true)).map((key) => [key, secretRef])),
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
      minReplicas: { comment: 'Fewest pods', value: 2 },
      maxReplicas: { comment: 'Most pods', value: 6 },
      cpuPercent: { comment: 'Intended CPU, in percent of the requested CPU', value: 70 },
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
  const open = without(definitions, false);
  return {
    global: globalValues(settings, false),
    enabled: { comment: 'Whether the umbrella chart installs this chart', value: true },
    replicas: {
      comment: 'Number of pods; without it, global.replicas',
      value: undefined,
      schema: { type: 'integer', minimum: 0 },
    },
    image: image(part),
    settings: {
      comment: 'Settings; each is a variable of the process. Those that may be set, with their defaults:',
      value: {},
      schema: closed(schemasOf(open)),
      examples: examplesOf(open),
    },
    ...secrets(described),
    resources: {
      comment: 'CPU and memory',
      value: memory[part.kind],
      schema: closed({ requests: quantities, limits: quantities }),
    },
    ...scaling,
    ...(part.migrates && migration),
    ...backupValues(part),
    ...placement,
  };
};
