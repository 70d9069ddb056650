import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/** A process and when it started, because systems give the number of an ended process to a new one. */
export function identity(pid: number): string {
  return `${pid} ${processStatus(pid)[startField] ?? ''}`;
}

/** False for a process that has ended, also if whoever started it has not asked how. */
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

/** What Linux says of a process; empty elsewhere, and for one that is gone. */
function processStatus(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
