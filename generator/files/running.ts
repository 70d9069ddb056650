import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/** Identifies a process by its number and start time, because systems reuse the number of an ended process. */
export function identity(pid: number): string {
  return `${pid} ${processStatus(pid)[startField] ?? ''}`;
}

/** Returns false for a process that has ended, even if its parent has not collected its exit status. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists (https://nodejs.org/api/process.html#processkillpid-signal).
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return !endedStates.has(processStatus(pid)[stateField] ?? '');
}

/** Fields 3 and 22 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, counted from the third. */
const [stateField, startField] = [0, 19];

/** Zombie and dead. */
const endedStates = new Set(['Z', 'X']);

/** Returns the status of a process on Linux; empty on other systems, and for a process that is gone. */
function processStatus(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
