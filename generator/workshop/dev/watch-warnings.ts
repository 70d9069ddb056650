import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { startFile } from '../../files/program-files.ts';
import type { AuditSettings, Problems, WorkerSettings } from './dev-protocol.ts';

/** How long nothing must be edited before the site is audited, in milliseconds. */
const pause = 1500;

/**
 * How much processor time an audit may take, in milliseconds, however busy the machine is. That of a larger site is left
 * to `npm run validate`.
 */
const usualLimit = 15_000;

/** For the system: anything else is more urgent. */
const lowPriority = 10;

interface WarningsWatch {
  /** Audits the site once it has not been edited for a moment. */
  auditLater: () => void;
  /** Ends an audit, or does not begin it. */
  cancel: () => void;
}

/**
 * Audits a site between edits, in a process of its own. Stops for good if that takes too long.
 *
 * @param onFound gets all warnings of a site without errors; null if there will be none because an audit took too long
 */
export function watchWarnings(
  settings: WorkerSettings,
  onFound: (warnings: Problems | null) => void,
  { longest = usualLimit } = {},
): WarningsWatch {
  let isTooLarge = false;
  let cancel = () => {};
  const audit = () => {
    const own: AuditSettings = { ...settings, longest };
    const child = fork(startFile, ['@dev-warnings', JSON.stringify(own)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The audit may end while it is given up, and then answers twice.
    child.once('message', (warnings: Problems | null) => {
      isTooLarge = warnings === null;
      onFound(warnings);
    });
    // If it cannot be started, there are no warnings.
    child.on('error', () => {});
    if (child.pid) giveWay(child.pid);
    cancel = () => child.removeAllListeners('message').kill();
  };
  return {
    auditLater: () => {
      cancel();
      if (isTooLarge) return;
      const timer = setTimeout(audit, pause);
      cancel = () => clearTimeout(timer);
    },
    cancel: () => cancel(),
  };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already.
  }
}
