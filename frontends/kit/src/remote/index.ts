export { createMount } from './create-mount.tsx';
export { type RemoteOptions, RemotePages } from './RemotePages.tsx';
