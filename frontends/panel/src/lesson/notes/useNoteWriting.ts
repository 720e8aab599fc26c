import { toast, useI18n } from '@sargam/kit';
import { useRef, useState } from 'react';
import type { NoteControls, NoteDraft } from './useNotes.ts';

type Place = { lesson: string; video: HTMLVideoElement | undefined };

/** A bookmark so near to one that failed is its repeat. Seconds of the video. */
const REPEAT_S = 15;

const isRepeat = (note: NoteDraft, failed: NoteDraft | undefined): failed is NoteDraft =>
  failed?.lesson === note.lesson && Math.abs(failed.seconds - note.seconds) <= REPEAT_S;

/** The note that is being written, and bookmarks. Both are at the second of the video when they are started. */
export const useNoteWriting = ({ lesson, video }: Place, save: NoteControls['save']) => {
  const { t, format } = useI18n();
  const [draft, setDraft] = useState<NoteDraft>();
  const failed = useRef<NoteDraft>(undefined);
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
      const created = createDraft();
      if (!created) return;
      // A bookmark whose answer was lost may be saved: its repeat has the same id.
      const note = isRepeat(created, failed.current) ? { ...created, id: failed.current.id } : created;
      const at = format.clock(note.seconds);
      save.mutate(note, {
        onSuccess: () => {
          failed.current = undefined;
          toast.success(t('panel.notes.bookmarked', { at }));
        },
        onError: () => {
          failed.current = note;
        },
      });
    },
  };
};

export type NoteWriting = ReturnType<typeof useNoteWriting>;
