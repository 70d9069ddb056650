import type { WorkerRequest } from './dev-protocol.ts';

/** How long there must be no request, in milliseconds. */
const wait = 500;

/** The maximum wait, in milliseconds, so that constant requests do not prevent the check. */
const longest = 5000;

/** Decides when to start work that keeps a browser waiting. */
interface Calmness {
  /** Records a request. */
  disturb: (kind: WorkerRequest['kind']) => void;
  /** Waits until there has been no request for a moment. Resolves at once with false if a build is requested. */
  isReached: () => Promise<boolean>;
}

/** Returns a tracker of requests, at first without any. */
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
