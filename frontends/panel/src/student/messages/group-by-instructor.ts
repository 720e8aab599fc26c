import type { ApiSchemas } from '@sargam/kit';

type Message = ApiSchemas['StudentMessage'];
export type MessageGroup = { instructor: string; name: string; messages: Message[] };

/** The messages of each instructor together (decision B19). The order of the messages stays, so the newest group is first. */
export const groupByInstructor = (messages: readonly Message[]): MessageGroup[] => {
  const groups = new Map<string, MessageGroup>();
  for (const message of messages) {
    const group = groups.get(message.to);
    if (group) group.messages.push(message);
    else groups.set(message.to, { instructor: message.to, name: message.toName, messages: [message] });
  }
  return [...groups.values()];
};
