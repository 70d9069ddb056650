/**
 * Writes one version of a site after the other until it is killed: `endless-builds <folder> <first version>`. It says so once
 * the first is written, or at the start with `--at-once`.
 */

import { siteOf } from '../project/numbered-site.ts';
import { write } from '../project/write-site.ts';

const [, , folder = '', first = '1', when] = process.argv;
if (when === '--at-once') process.stdout.write('ready');
for (let version = Number(first) * 1000; ; version += 1) {
  await write(siteOf(version), folder);
  if (when === undefined && version % 1000 === 0) process.stdout.write('ready');
}
