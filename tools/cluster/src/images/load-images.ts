// npm run images:load [-- NAME…] [--engine=docker] [--tag=TAG] [--stand-ins]: copies built images from an engine into the node of
// npm run cluster:up, which has no registry.
import { parseArgs } from 'node:util';
import { findEngine, findImages } from './engine.ts';
import { loadImage } from './load-image.ts';
import { standIns } from './stand-ins.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    tag: { type: 'string', default: '0.1.0' },
    'stand-ins': { type: 'boolean', default: false },
  },
});
const engine = options.engine ?? findEngine();
const names = options['stand-ins']
  ? standIns.filter((name) => wanted.length === 0 || wanted.includes(name)).map((name) => `stand-in-${name}`)
  : findImages(wanted).map(({ name }) => name);
for (const name of names) loadImage(engine, `sargam/${name}:${options.tag}`);
