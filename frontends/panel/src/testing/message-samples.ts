import { type ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';

/** A pending message of a student. */
export const buildMessage = sampleBuilder<ApiSchemas['StudentMessage']>({
  _id: 'm1',
  name: 'Tasnim Rahman',
  message: 'How do I hold the plectrum?',
  to: 'i1',
  toName: 'Arif Chowdhury',
  from: 'u1',
  createdAt: '2026-11-20T04:30:00.000Z',
  status: false,
  reply: '',
  repliedAt: null,
});

export const buildAnsweredMessage = sampleBuilder<ApiSchemas['StudentMessage']>({
  ...buildMessage(),
  _id: 'm2',
  message: 'Which strings?',
  status: true,
  reply: 'Nylon ones.',
  repliedAt: '2026-11-21T04:30:00.000Z',
});

export const messageList = (data: ApiSchemas['StudentMessage'][], unanswered = 0) => ({
  data,
  total: data.length,
  unanswered,
});
