import { basename } from 'node:path';
import { discoverParts, hasSource, type PartDescription } from './description.ts';

/** An image of Sargam: its Dockerfile with the arguments that choose the part. */
export interface Image {
  readonly name: string;
  readonly file: string;
  readonly args: Readonly<Record<string, string>>;
}

const imageOf = ({ kind, folder }: PartDescription): Image => {
  const name = basename(folder);
  return kind === 'service'
    ? { name, file: 'deploy/docker/service.Dockerfile', args: { SERVICE: name } }
    : { name, file: 'deploy/docker/frontend.Dockerfile', args: { FRONTEND: name } };
};

const workerImages = ({ name, worker }: PartDescription): readonly Image[] =>
  worker
    ? [
        {
          name: `${name}-${worker.name}`,
          file: 'deploy/docker/worker.Dockerfile',
          args: { SERVICE: name, WORKER: worker.name, PACKAGE: worker.program },
        },
      ]
    : [];

/** One image of each service and front end, and one of each worker. */
export const discoverImages = (root: string): readonly Image[] => {
  const parts = discoverParts(root).filter((part) => part.kind !== 'sandbox' && hasSource(root, part));
  const images = parts.flatMap((part) => [imageOf(part), ...workerImages(part)]);
  // A remote with a server is two parts.
  return [...new Map(images.map((image) => [image.name, image])).values()];
};
