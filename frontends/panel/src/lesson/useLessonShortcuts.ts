import { useNavigate } from '@sargam/kit';
import { useEffect } from 'react';
import { lessonUrl } from '../shared/lesson-url.ts';
import { usePageKeys } from './practice/keys/usePageKeys.ts';
import type { CurrentLesson } from './useCurrentLesson.ts';

/** The player only handles keys when it has the focus, so keys pressed on the page are forwarded to it. */
const forwardToPlayer = (event: KeyboardEvent): void => {
  const player = document.querySelector<HTMLElement>('media-controller');
  if (!player || event.target !== document.body) return;
  player.focus({ preventScroll: true });
  player.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, bubbles: false }));
};

const playerKeys = new Set([' ', 'k', 'j', 'f', 'ArrowLeft', 'ArrowRight']);

/** N and P open the next and the previous lesson. The player's keys work without a click on the player. */
export const useLessonShortcuts = ({ course, next, previous }: CurrentLesson): void => {
  const navigate = useNavigate();
  const open = (lesson: CurrentLesson['next']): void =>
    void (lesson && navigate(lessonUrl(course._id, lesson._id), { state: { play: true } }));
  usePageKeys({ n: () => open(next), p: () => open(previous) });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !playerKeys.has(event.key)) return;
      if (event.target === document.body && event.key === ' ') event.preventDefault();
      forwardToPlayer(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
