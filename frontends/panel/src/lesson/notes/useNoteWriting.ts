import { toast, useI18n } from '@sargam/kit';
import { useState } from 'react';
import type { NoteControls, NoteDraft } from './useNotes.ts';

type Place = { lesson: string; video: HTMLVideoElement | undefined };

/** The note that is being written, and bookmarks. Both are at the second of the video when they are started. */
export const useNoteWriting = ({ lesson, video }: Place, save: NoteControls['save']) => {
  const { t, format } = useI18n();
  const [draft, setDraft] = useState<NoteDraft>();
  const createDraft = (): NoteDraft | undefined =>
    video && { id: crypto.randomUUID(), lesson, seconds: Math.floor(video.currentTime), text: '' };
  return {
    draft,
    /** An open draft stays. The form is beside the player, so the full screen ends. */
    write: (): void => {
      if (document.fullscreenElement) void document.exitFullscreen();
      setDraft((open) => open ?? createDraft());
    },
    edit: ({ id, lesson: of, seconds, text }: NoteDraft): void => setDraft({ id, lesson: of, seconds, text }),
    close: (): void => setDraft(undefined),
    bookmark: (): void => {
      const note = createDraft();
      if (!note) return;
      const at = format.clock(note.seconds);
      save.mutate(note, { onSuccess: () => toast.success(t('panel.notes.bookmarked', { at })) });
    },
  };
};

export type NoteWriting = ReturnType<typeof useNoteWriting>;
