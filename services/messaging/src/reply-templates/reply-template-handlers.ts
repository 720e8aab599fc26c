import { domainError, type FieldError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { ReplyTemplate, type ThreadServiceImplementation } from '@sargam/proto/messaging/v1/threads';
import { validateText } from '../threads/thread.ts';
import { maxTemplates, type ReplyTemplateStore } from './reply-template-store.ts';

type Calls = Pick<
  ThreadServiceImplementation,
  'listReplyTemplates' | 'saveReplyTemplate' | 'deleteReplyTemplate'
>;

const maxTitleLength = 60;

const validateTemplate = ({ id, title, text }: ReplyTemplate): readonly FieldError[] => {
  const length = [...title.trim()].length;
  return [
    ...(id === '' ? [{ field: 'id', message: 'A template needs an id' }] : []),
    ...(length >= 1 && length <= maxTitleLength
      ? []
      : [{ field: 'title', message: `From 1 to ${maxTitleLength} letters` }]),
    ...validateText('reply', text).map(({ message }) => ({ field: 'text', message })),
  ];
};

/** Texts that an instructor uses in replies again and again. They belong to the caller's account. */
export const replyTemplateHandlers = (store: ReplyTemplateStore): Calls => ({
  listReplyTemplates: async (_request, context) => {
    const { subject } = requireCaller(context, { roles: ['instructor'] });
    return { templates: await store.list(subject) };
  },

  saveReplyTemplate: async ({ template = ReplyTemplate.create() }, context) => {
    const { subject } = requireCaller(context, { roles: ['instructor'] });
    const errors = validateTemplate(template);
    const [first] = errors;
    if (first) throw domainError.invalid('template-invalid', first.message, errors);
    const { id, title, text } = template;
    const isSaved = await store.save(subject, { id, title: title.trim(), text: text.trim() });
    if (!isSaved) throw domainError.conflict('too-many-templates', `You can keep ${maxTemplates} templates.`);
    return {};
  },

  deleteReplyTemplate: async ({ templateId }, context) => {
    const { subject } = requireCaller(context, { roles: ['instructor'] });
    await store.remove(subject, templateId);
    return {};
  },
});
