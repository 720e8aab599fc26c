import { remoteConfig } from '@sargam/kit/build';

export default remoteConfig('admin', { './course-editor': './src/course-editor/index.ts' });
