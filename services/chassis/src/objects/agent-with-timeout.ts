import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

/**
 * An HTTP agent that destroys a connection after `ms` without traffic. minio itself has no timeout. A slow source stream
 * does not cause a timeout: its parts are sent whole.
 */
export const agentWithTimeout = (secure: boolean, ms: number): Agent => {
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: ms });
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const socket = open(options, done);
    const timeoutError = Object.assign(new Error('The object store does not answer.'), { code: 'ETIMEDOUT' });
    socket?.once('timeout', () => socket.destroy(timeoutError));
    return socket;
  };
  return agent;
};
