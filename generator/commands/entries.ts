import type { BundledProgram } from '../tools.ts';

/** @param bundled missing if the program is loaded from its sources */
type Entry = (args: readonly string[], bundled?: BundledProgram) => Promise<void>;

/** The entry points of a process or thread of the program, by its first argument. Anything else is a command line. */
const entries: Readonly<Record<string, Entry>> = {
  '@dev-worker': async ([settings = '{}'], bundled) => {
    const { crashText } = await import('../workshop/dev/crash-text.ts');
    // Ends the worker with a message for the terminal and the page: what failed, where, and the line of the program. A
    // template that cannot be parsed fails before the worker is loaded.
    process.on('uncaughtException', (error) => {
      process.stderr.write(crashText(error), () => process.exit(1));
    });
    const { runWorker } = await import('../workshop/dev/worker.ts');
    await runWorker(JSON.parse(settings), bundled);
  },
  '@dev-warnings': async ([settings = '{}'], bundled) => {
    const { sendWarnings } = await import('../workshop/dev/send-warnings.ts');
    await sendWarnings(JSON.parse(settings), bundled);
  },
  '@page-thread': async ([settings = '{}'], bundled) => {
    const [{ runThread }, { loadTools }] = await Promise.all([
      import('../pipeline/crew/run-thread.ts'),
      import('../tools.ts'),
    ]);
    runThread(JSON.parse(settings), loadTools(bundled));
  },
  '@s3-upload': async ([folder = 'dist', bucket = '']) => {
    const [{ uploadToS3 }, { reportFailure }] = await Promise.all([
      import('../publish/hosts/s3-upload.ts'),
      import('./failure.ts'),
    ]);
    try {
      const { sent, removed } = await uploadToS3(folder, bucket);
      process.stdout.write(`Sent ${sent} objects to ${bucket}, and removed ${removed}.\n`);
    } catch (error) {
      process.exitCode = reportFailure(error, 'its upload to S3', false, process.stderr);
    }
  },
};

const runCommand: Entry = async (args, bundled) => {
  const { runProcess } = await import('./process.ts');
  await runProcess(args, () => import('./run.ts'), bundled);
};

/**
 * Starts an entry, or runs a command.
 *
 * @param args the arguments of the process: an entry with its own arguments, or a command line such as `build --out
 *   public`
 */
export const start: Entry = (args, bundled) => {
  const [name = '', ...others] = args;
  const entry = entries[name];
  return entry ? entry(others, bundled) : runCommand(args, bundled);
};

/** Compiles the checks of the schemas, to be cached with the program. */
export async function checks(): Promise<[name: string, code: string][]> {
  const { checkCode } = await import('../check/schema/ajv.ts');
  const { schemas } = await import('../check/schema/page-schema.ts');
  const { loadSectionTypes } = await import('../check/schema/sections.ts');
  const all = schemas(await loadSectionTypes());
  return Object.entries(all).map(([name, schema]) => [name, checkCode(schema)]);
}
