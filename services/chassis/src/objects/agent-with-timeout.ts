import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

/**
 * An agent whose connections break once nothing has moved on them for so many milliseconds. minio itself waits for an
 * answer for ever, and whoever uploads a picture would wait with it. Time spent between two requests does not count
 * against a stream: its parts are sent whole.
 */
export const agentWithTimeout = (secure: boolean, ms: number): Agent => {
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: ms });
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const socket = open(options, done);
    const late = Object.assign(new Error('The object store does not answer.'), { code: 'ETIMEDOUT' });
    socket?.once('timeout', () => socket.destroy(late));
    return socket;
  };
  return agent;
};
