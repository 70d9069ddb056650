import { makeShard } from '../pipeline/shard.ts';
import { refuseToReplace, shardName } from '../pipeline/shard-folder.ts';
import type { Share } from '../pipeline/share.ts';
import { openWriter } from '../publish/open-writer.ts';
import { checkOutput } from '../publish/output-folder.ts';
import { shellWord } from '../report/shell-word.ts';
import { plural } from '../report/wording.ts';
import { orReport } from './build-and-report.ts';
import type { BuildJob } from './build-job.ts';
import { withProgress } from './progress.ts';
import { type ExitCode, say, type World } from './terminal.ts';

interface ShardJob extends BuildJob {
  shard: Share;
}

/** The most folders that a hint lists. */
const maxNamed = 4;

/**
 * Returns the folder of one shard among those of the others, if it ends with the number of the shard: "part-1 part-2".
 * Otherwise, as with "site-2025", nobody knows the names of the others.
 */
function shardFolders(own: string, { share, shares }: Share): string {
  const number = new RegExp(`(?<!\\d)${share + 1}$`);
  if (!number.test(own)) return `${shellWord(own)} …`;
  const stem = own.replace(number, '');
  const names = Array.from({ length: Math.min(shares, maxNamed) }, (_, index) => shellWord(`${stem}${index + 1}`));
  return [...names, ...(shares > maxNamed ? ['…'] : [])].join(' ');
}

/** Makes one shard. `merge` joins all of them, checks what spans them, and writes the rest. */
export async function buildShard(job: ShardJob, world: World): Promise<ExitCode> {
  const { folder, name, shard, root, input } = job;
  await checkOutput(folder, root);
  refuseToReplace(folder, shard);
  const writer = await openWriter(folder);
  try {
    const pages = await orReport(job, world, `${name} is unchanged.`, () =>
      withProgress(world.out, 'Building the part,', async () => makeShard(input, await world.tools(), writer, shard)),
    );
    if (pages === null) return 1;
    await writer.commit();
    const next = `To join all parts, name their folders:  npm run merge -- ${shardFolders(name, shard)}`;
    say(job, world.out, `Built ${plural(pages, 'page')} as ${shardName(shard)} into ${name}. ${next}`);
    return 0;
  } finally {
    await writer.close();
  }
}
