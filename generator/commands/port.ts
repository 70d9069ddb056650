import { InvalidArgumentError } from 'commander';

export const defaultPort = 4173;

/**
 * Reads a port from the command line.
 *
 * @throws InvalidArgumentError if the text is not a port number
 */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError('A port is a number from 0 to 65535. 0 means any free port.');
}
