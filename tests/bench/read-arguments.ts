import { messageOf } from '../../generator/report/fault.ts';

/** Reads the command line. Prints the usage, and ends the process, if somebody asks for help or `read` throws. */
export function readArguments<T>(usage: string, read: (args: string[]) => T): T {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    process.exit(2);
  }
}
