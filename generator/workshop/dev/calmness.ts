import type { WorkerRequest } from './dev-protocol.ts';

/** How long nothing must be asked for, in milliseconds. */
const wait = 500;

/** Whoever asks all the time does not keep a site from being checked, in milliseconds. */
const longest = 5000;

/** When to begin what keeps a browser waiting. */
interface Calmness {
  /** Somebody asks for something. */
  disturb: (kind: WorkerRequest['kind']) => void;
  /** Waits until nobody has asked for anything for a moment. Resolves at once with false if a build is asked for. */
  isReached: () => Promise<boolean>;
}

export function calmness(): Calmness {
  let timer: NodeJS.Timeout | undefined;
  let settle: (isReached: boolean) => void = () => undefined;
  let end = 0;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => settle(true), Math.min(wait, Math.max(0, end - Date.now())));
  };
  return {
    disturb: (kind) => (kind === 'build' ? settle(false) : restart()),
    isReached: () =>
      new Promise((resolve) => {
        settle = resolve;
        end = Date.now() + longest;
        restart();
      }),
  };
}
