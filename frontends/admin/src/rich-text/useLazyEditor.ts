import { type RefObject, useState } from 'react';

const importEditor = () => import('./RichTextEditor.tsx');
type Editor = Awaited<ReturnType<typeof importEditor>>['default'];

/** The editor once it is loaded, and whether it gets the focus that the text has. A failed download can be tried again. */
export const useLazyEditor = (text: RefObject<HTMLElement | null>, onFailure: () => void) => {
  const [loaded, setLoaded] = useState<{ Editor: Editor; focusOnMount: boolean }>();
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    try {
      const { default: Editor } = await importEditor();
      // The user may have gone to another field meanwhile.
      setLoaded({ Editor, focusOnMount: document.activeElement === text.current });
    } catch {
      onFailure();
    } finally {
      setLoading(false);
    }
  };
  return {
    loaded,
    isLoading,
    load: (): void => void load(),
    /** Starts the download before the focus; a failure is reported when the editor is needed. */
    prefetch: (): void => void importEditor().catch(() => undefined),
  };
};
