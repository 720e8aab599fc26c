import type { ReplyTemplate as StoredTemplate } from '@sargam/proto/messaging/v1/threads';
import { z } from 'zod';
import { listOf, responseOf, success, text } from '../../api/response.ts';
import type { Role } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';

const instructors = ['instructor'] as const satisfies readonly Role[];

const ReplyTemplate = responseOf<StoredTemplate>('ReplyTemplate')({
  _id: text((template) => template.id),
  title: text((template) => template.title),
  text: text((template) => template.text),
});

const ReplyTemplateForm = z
  .object({ title: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(25_000) })
  .meta({ id: 'ReplyTemplateForm' });

export const replyTemplateRoutes: readonly Route[] = [
  route.get('/contact/templates', {
    summary: "The caller's reply templates, by title",
    roles: instructors,
    response: listOf(ReplyTemplate, 'templates'),
    handle: (_call, { threads }) => threads.listReplyTemplates({}),
  }),
  route.put('/contact/templates/{id}', {
    summary: 'Saves a reply template under an id of the client; at most 30; a repeat changes nothing',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    body: ReplyTemplateForm,
    response: success,
    handle: ({ params, body }, { threads }) =>
      threads.saveReplyTemplate({ template: { ...params, ...body } }),
  }),
  route.delete('/contact/templates/{id}', {
    summary: 'Deletes a reply template; a repeat changes nothing',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    response: success,
    handle: ({ params }, { threads }) => threads.deleteReplyTemplate({ templateId: params.id }),
  }),
];
