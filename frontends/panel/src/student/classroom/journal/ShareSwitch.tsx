import { api, toast, useTranslate } from '@sargam/kit';
import { SwitchField } from '@sargam/kit/fields';
import { useMutation } from '@tanstack/react-query';
import { invalidatePaths } from '../../../shared/invalidate-paths.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';

/** Whether the instructors of the student's courses see the practice (decision B78). Off by default. */
export const ShareSwitch = ({ shared }: { shared: boolean }) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const share = useMutation({
    mutationFn: (wanted: boolean) => api.PUT('/learning/journal-sharing', { body: { shared: wanted } }),
    onSuccess: (_, wanted) =>
      void toast.success(t(wanted ? 'panel.journal.now_shared' : 'panel.journal.now_private')),
    onError: (error) => void toast.error(failureText(error)),
    onSettled: () => invalidatePaths('/learning/journal'),
  });
  return (
    <SwitchField
      label={t('panel.journal.share')}
      hint={t('panel.journal.share_hint')}
      checked={share.isPending ? share.variables : shared}
      onChange={(event) => share.mutate(event.target.checked)}
    />
  );
};
