import { api, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

type Template = { title: string; text: string };

/** Saves and deletes reply templates. */
export const useTemplates = () => {
  const t = useTranslate();
  const failureText = useFailureText({ 'too-many-templates': 'panel.templates.too_many' });
  // A repeat after a lost answer has the same id.
  const id = useRef(crypto.randomUUID());
  const refresh = () => invalidatePaths('/contact/templates');
  const onError = (error: unknown): void => void toast.error(failureText(error));
  const save = useMutation({
    mutationFn: (body: Template) =>
      api.PUT('/contact/templates/{id}', { params: { path: { id: id.current } }, body }),
    onSuccess: () => {
      id.current = crypto.randomUUID();
      toast.success(t('panel.templates.saved'));
      return refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (template: string) =>
      api.DELETE('/contact/templates/{id}', { params: { path: { id: template } } }),
    onSuccess: refresh,
    onError,
  });
  return { save, remove };
};
