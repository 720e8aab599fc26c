import { toast, useTranslate } from '@sargam/kit';

type ShareContent = { text: string; url: string };

/** The user closed the share sheet. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** `share` is undefined if the browser has no share sheet. */
export const useShare = () => {
  const t = useTranslate();
  const copy = async (text: string, successText: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(successText);
    } catch {
      toast.error(t('panel.earn.copy_failed'));
    }
  };
  const share = async ({ text, url }: ShareContent): Promise<void> => {
    try {
      await navigator.share({ text, url });
    } catch (error) {
      if (!isCancelled(error)) await copy(url, t('panel.earn.link_copied'));
    }
  };
  return { copy, share: 'share' in navigator ? share : undefined };
};
