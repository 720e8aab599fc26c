// Command: node services/chassis/src/dead-letters/replay.ts <topic> [--group <group>], with KAFKA_BROKERS and
// TOPIC_PREFIX in the environment. Sends the dead letters of a topic back to the groups that failed to handle them. It is
// safe to run it again: the inbox ignores events that are handled by then.
import { parseArgs } from 'node:util';
import { kafkaSettings, loadSettings, SettingsError } from '../config/index.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

const print = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const { values, positionals } = parseArgs({ options: { group: { type: 'string' } }, allowPositionals: true });
const [topic] = positionals;
if (topic === undefined) {
  print('Usage: KAFKA_BROKERS=host:port [TOPIC_PREFIX=…] node replay.ts <topic> [--group <group>]');
  process.exit(1);
}
try {
  const replayed = await replayDeadLetters(loadSettings(kafkaSettings, process.env), topic, values.group);
  print(`Replayed ${replayed} of ${topic}`);
} catch (error) {
  print(
    error instanceof SettingsError
      ? error.problems.join('\n')
      : `Replaying ${topic} failed: ${String(error)}`,
  );
  process.exit(1);
}
