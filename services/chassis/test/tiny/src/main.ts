import { setTimeout as sleep } from 'node:timers/promises';
import { processSettings, setting } from '../../../src/config/index.ts';
import { runService } from '../../../src/service/index.ts';
import { EchoDefinition } from '../../echo.ts';

const settings = {
  ...processSettings,
  colour: setting.oneOf('What colour it is', ['red', 'blue']),
};

void runService('tiny', settings, async (service) => {
  service.grpc.add(EchoDefinition, {
    read: async () => {
      await sleep(300);
      return { colour: service.settings.colour };
    },
    change: async () => ({}),
    list: async function* () {
      yield {};
    },
  });
  service.onStop('first', () => service.log.info('first opened, last closed'));
  service.onStop('second', () => service.log.info('last opened, first closed'));
});
