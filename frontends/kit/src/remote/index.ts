export { defineRemote } from './defineRemote.tsx';
export { type RemoteOptions, RemotePages } from './RemotePages.tsx';
