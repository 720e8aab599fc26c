import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('panel');
