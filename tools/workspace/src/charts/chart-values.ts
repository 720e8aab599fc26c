import type { Settings } from '@sargam/chassis/config';
import { globalBackup } from './backup-values.ts';
import type { DescribedPart } from './chart-part.ts';
import { describeExample } from './part-settings.ts';

import { strictObject, textList, type ValueGroup } from './value-tree.ts';

const text = { type: 'string' };
const quantity = { type: ['string', 'number'] };
export const quantities = strictObject({ cpu: quantity, memory: quantity });
export const textMap = { type: 'object', additionalProperties: text };
export const secretRef = strictObject({ name: text, key: text }, ['name', 'key']);
const store = strictObject({
  ports: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 65_535 } },
  cidrs: textList,
});
const stores = ['postgres', 'mongo', 'redis', 'kafka', 's3', 'smtp'];
export const toleration = strictObject({
  key: text,
  operator: { enum: ['Exists', 'Equal'] },
  value: text,
  effect: { enum: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] },
  tolerationSeconds: { type: 'integer' },
});

export const schemasOf = (settings: Settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([key, { schema, meaning }]) => [key, { description: meaning, ...schema }]),
  );

export const publicSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, { secret }]) => !secret));

export const secretSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, { secret }]) => secret));

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
      schema: strictObject(schemasOf(publicSettings(settings))),
      examples: withExamples ? examplesOf(publicSettings(settings), ['sargamEnv']) : [],
    },
    secretRefs: {
      comment:
        'Secret settings of several parts in one Secret, such as servicePublicKeys: { name: keys, key: public }',
      value: {},
      schema: strictObject(
        Object.fromEntries(Object.keys(secretSettings(settings)).map((key) => [key, secretRef])),
      ),
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
          schema: strictObject(Object.fromEntries(stores.map((name) => [name, store]))),
        },
      },
    },
  },
});

export const examplesOf = (settings: Settings, except: readonly string[] = []): string[] =>
  Object.entries(settings).flatMap(([key, setting]) =>
    except.includes(key) ? [] : [describeExample(key, setting)],
  );

export const memory = {
  service: { requests: { cpu: '100m', memory: '160Mi' }, limits: { memory: '512Mi' } },
  worker: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '2Gi' } },
  server: { requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '384Mi' } },
  files: { requests: { cpu: '20m', memory: '64Mi' }, limits: { memory: '160Mi' } },
};
