import { readObjects } from '../cluster/kubectl.ts';

interface Pod {
  readonly spec: {
    readonly containers: readonly {
      readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
    }[];
  };
  readonly status: { readonly podIP?: string };
}

const readMetrics = async ({ spec, status }: Pod): Promise<string> => {
  const ports = spec.containers.flatMap((each) => each.ports ?? []);
  const ops = ports.find(({ name }) => name === 'ops')?.containerPort;
  if (ops === undefined || status.podIP === undefined) return '';
  return (await fetch(`http://${status.podIP}:${ops}/metrics`)).text();
};

/** The sum of all series of a counter in a text of Prometheus. */
export const sumSeries = (text: string, counter: string): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${counter}{`) || line.startsWith(`${counter} `))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

/** The sum of a counter over the pods of all parts. */
export const sumCounter = async (counter: string): Promise<number> => {
  const pods = await readObjects<Pod>(
    'pods',
    '-l',
    'app.kubernetes.io/part-of=sargam,app.kubernetes.io/component=server',
  );
  const texts = await Promise.all(pods.map(readMetrics));
  return texts.reduce((sum, text) => sum + sumSeries(text, counter), 0);
};
