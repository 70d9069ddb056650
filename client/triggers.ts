import type { Trigger } from './widgets.ts';

type Arm = (island: HTMLElement, wake: () => void) => void;

/** Sets up each trigger on an island. Any of them may call `wake` more than once. */
export const triggers: Record<Trigger, Arm> = {
  intent: (island, wake) => {
    for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
      island.addEventListener(event, wake, { passive: true });
    }
  },
  visible: (island, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '300px' },
    );
    observer.observe(island);
  },
};
