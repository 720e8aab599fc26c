import { useNavigate } from '@sargam/kit';
import { useEffect } from 'react';
import { lessonUrl } from '../shared/lesson-url.ts';
import type { CurrentLesson } from './useCurrentLesson.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

/** The player only handles keys when it has the focus, so keys pressed on the page are forwarded to it. */
const forwardToPlayer = (event: KeyboardEvent): void => {
  const player = document.querySelector<HTMLElement>('media-controller');
  if (!player || event.target !== document.body) return;
  player.focus({ preventScroll: true });
  player.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, bubbles: false }));
};

const playerKeys = new Set([' ', 'k', 'j', 'l', 'm', 'f', 'ArrowLeft', 'ArrowRight']);

/** N and P open the next and the previous lesson. The player's keys work without a click on the player. */
export const useLessonShortcuts = ({ course, next, previous }: CurrentLesson): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const step = key === 'n' ? next : key === 'p' ? previous : undefined;
      if (step) void navigate(lessonUrl(course._id, step._id), { state: { play: true } });
      else if (playerKeys.has(event.key)) {
        if (event.target === document.body && event.key === ' ') event.preventDefault();
        forwardToPlayer(event);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [course._id, next, previous, navigate]);
};
