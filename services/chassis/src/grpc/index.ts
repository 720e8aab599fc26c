export { type ClientDeps, createClient } from './client.ts';
export { createDoor, type Door } from './server.ts';
