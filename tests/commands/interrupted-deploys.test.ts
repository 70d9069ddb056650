import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../harness/commands/publishing.ts';
import { project, repository } from '../harness/project/project.ts';

/** A stand-in for rsync that copies nothing, and runs until it is stopped. With the folder of the test, it ends too. */
const rsync = `#!/bin/sh
case "$*" in *--list-only*) exit 0 ;; esac
trap 'touch "$PLACE/stopped"; exit 20' INT TERM HUP
touch "$PLACE/began"
while [ -e "$PLACE" ]; do sleep 0.02; done
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'after %s, nothing is published any longer, and nothing is left behind',
  async (signal) => {
    const { root, generate } = await project('small');
    await generate('build');
    const place = await folder();
    await mkdir(join(place, 'temporary'));
    await writeFile(join(place, 'rsync'), rsync, { mode: 0o755 });
    const path = `${place}:${process.env.PATH}`;
    const env = { ...process.env, PATH: path, PLACE: place, TMPDIR: join(place, 'temporary'), PUBLISH_TO: place };
    const args = ['generator/start.cjs', 'deploy', '--host', 'server', '--publish', '--root', root];
    const child = spawn(process.execPath, args, { cwd: repository, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    const [ended, closed] = [once(child, 'exit'), once(child, 'close')];
    await expect.poll(() => existsSync(join(place, 'began'))).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    await closed;
    expect(said).toBe('Publishing was stopped, so some files may not be published. Run the command again.\n');
    expect(existsSync(join(place, 'stopped'))).toBe(true);
    expect(await readdir(join(place, 'temporary'))).toEqual([]);
    expect(await readdir(join(root, 'dist'))).not.toContain('.local-pages-lock');
    expect(await readdir(root)).not.toContain('.published.json');
  },
);
