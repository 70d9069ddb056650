const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals that would end the program, held back for a while. */
interface HeldSignals {
  /** Returns true if there was one. */
  isAsked: () => boolean;
  release: () => void;
}

/**
 * Holds back signals that would end the program, until they are released.
 *
 * @param act called for each of them
 */
export function heldSignals(act: (signal: NodeJS.Signals) => void = () => undefined): HeldSignals {
  let asked = false;
  const ask = (signal: NodeJS.Signals) => {
    asked = true;
    act(signal);
  };
  for (const signal of signals) process.on(signal, ask);
  return {
    isAsked: () => asked,
    release: () => {
      for (const signal of signals) process.off(signal, ask);
    },
  };
}
