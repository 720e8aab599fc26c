import { runService } from '@sargam/chassis/service';
import { gatewaySettings } from './config.ts';
import { startApiGateway } from './start.ts';

void runService('api-gateway', gatewaySettings, async (service) => {
  await startApiGateway(service);
});
