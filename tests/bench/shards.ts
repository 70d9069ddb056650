import { rm } from 'node:fs/promises';
import { repository } from './bench-site.ts';
import { type Measurement, measure } from './measure.ts';
import { commandLine, forget, type OurSite } from './our-site.ts';
import { start } from './process-tree.ts';

/** Whether this program can build a part of a site. */
export async function hasShards(site: OurSite): Promise<boolean> {
  const help = start(commandLine('build', site, '--help'), repository, site.env);
  await help.ended;
  return help.printed().includes('--shard');
}

/** Builds each part as a machine of its own would, with an empty cache, one after the other, and merges the parts. */
export async function measureShards(site: OurSite, count: number): Promise<Measurement[]> {
  const parts = Array.from({ length: count }, (_, index) => `${site.root}-part-${index + 1}`);
  const run = (what: string, command: string, output: string) =>
    measure({ what, command, cwd: repository, env: site.env, output });
  const built: Measurement[] = [];
  for (const [index, part] of parts.entries()) {
    await forget(site);
    const options = `--shard ${index + 1}/${count} --out "${part}"`;
    built.push(await run(`longest of ${count} shards`, commandLine('build', site, options), part));
  }
  const folders = parts.map((part) => `"${part}"`).join(' ');
  const merged = await run('merge', commandLine('merge', site, `${folders} --out "${site.dist}"`), site.dist);
  for (const part of parts) await rm(part, { recursive: true, force: true });
  const longest = built.reduce((a, b) => (a.seconds > b.seconds ? a : b));
  return [longest, merged];
}
