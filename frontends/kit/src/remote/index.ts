export { defineRemote } from './defineRemote.tsx';
