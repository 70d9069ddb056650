import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostedProject } from '../harness/project/hosted-project.ts';
import { page, project, repository, textIn } from '../harness/project/project.ts';

/**
 * Stands in for the AWS command line: it keeps what is in the bucket in a file, and notes what was asked of it. A shell runs it,
 * because each object takes a command, and Node takes longer to start than all else that a command does.
 */
const aws = `#!/bin/sh
if [ "$1" = s3 ] || [ "$2" = list-objects-v2 ]; then exec node "$BUCKET.cjs" "$1"; fi
command=$2 type=null metadata=
shift 2
if [ "$command" = head-object ]; then exec cat "$BUCKET.metadata"; fi
while [ $# -gt 0 ]; do
  case $1 in
    --key | --paths) key=$2 ;;
    --content-type) type=\\"$2\\" ;;
    --metadata) metadata=$(printf '{"Metadata":{"%s":"%s"}}' "\${2%%=*}" "\${2#*=}") ;;
    --body) body=$(mktemp "$BUCKET.XXXXXX") && cp "$2" "$body" ;;
  esac
  # With one argument left, bash shifts none, and would go on forever.
  shift 2 || exit 2
done
# An object is replaced with its metadata.
if [ "$key" = published.json ]; then printf '%s' "$metadata" > "$BUCKET.metadata"; fi
printf '{"command":"%s","key":"%s","body":"%s","type":%s}\\n' "$command" "$key" "$body" "$type" >> "$BUCKET"
`;

/** What it lists. */
const awsList = `
const { readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const md5 = (body) => createHash('md5').update(body ? readFileSync(body) : '').digest('hex');
const objects = new Map();
for (const line of readFileSync(process.env.BUCKET, 'utf8').split('\\n').filter(Boolean)) {
  const { command, key, body, etag = md5(body) } = JSON.parse(line);
  if (command === 'put-object') objects.set(key, { Key: key, ETag: etag });
  else objects.delete(key);
}
if (process.argv[2] === 's3') for (const key of objects.keys()) console.log('2026-01-01 00:00:00          1 ' + key);
else console.log(JSON.stringify({ Contents: [...objects.values()] }));
`;

/** A bucket with other people's objects, and the commands it gets. */
async function bucket(
  ...others: string[]
): Promise<() => Promise<{ command: string; key: string; type: string | null }[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'aws'), aws);
  await chmod(join(folder, 'aws'), 0o755);
  await writeFile(join(folder, 'objects.cjs'), awsList);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.stubEnv('BUCKET', join(folder, 'objects'));
  vi.stubEnv('S3_BUCKET', 'spa');
  const there = others.map((key) => `${JSON.stringify({ command: 'put-object', key, etag: 'theirs' })}\n`);
  await writeFile(join(folder, 'objects'), there.join(''));
  let seen = there.length;
  return async () => {
    const lines = (await readFile(join(folder, 'objects'), 'utf8')).split('\n').filter(Boolean);
    const since = lines.slice(seen);
    seen = lines.length;
    return since.map((line) => JSON.parse(line));
  };
}

test('S3 gets assets, then pages under their routes, and the record last; then only what changed', async () => {
  const asked = await bucket();
  const { generate, write } = await hostedProject('s3', '', { 'pages/a.yaml': page({ route: '/a' }) });
  await generate('build', '--quiet');
  expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
  const first = await asked();
  const lastAsset = first.findLastIndex(({ key }) => key.startsWith('assets/'));
  const before = first.slice(0, lastAsset).map(({ key }) => key);
  expect(before.filter((key) => !key.startsWith('assets/'))).toEqual([]);
  expect(first).toContainEqual(expect.objectContaining({ key: 'services', type: 'text/html; charset=utf-8' }));
  expect(first.map(({ key }) => key)).toEqual(expect.arrayContaining(['index.html', '404.html', 'old-services']));
  expect(first.at(-1)?.key).toBe('published.json');

  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  await generate('build', '--quiet');
  vi.stubEnv('CLOUDFRONT_DISTRIBUTION', 'E1');
  expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
  const moved = (await asked()).filter(({ type, key }) => type?.startsWith('text/html') || key === 'a' || key === '/*');
  expect(moved.map(({ command, key }) => `${command} ${key}`)).toEqual([
    'put-object b',
    'delete-object a',
    'create-invalidation /*',
  ]);
});

test('S3 gets a file again if a new version of this program gives it another type or cache lifetime', async () => {
  const asked = await bucket();
  const { root, generate, write } = await hostedProject('s3');
  const files = ['index.html', 'robots.txt', 'services'];
  const publish = async () => {
    expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
    const sent = new Set((await asked()).map(({ key }) => key));
    return files.filter((key) => sent.has(key));
  };
  await generate('build', '--quiet');
  expect(await publish()).toEqual(files);
  expect(await publish()).toEqual([]);
  const { objects } = JSON.parse(await textIn(root, 'dist/.hosts/s3.json'));
  const robots = objects.find(({ key }: { key: string }) => key === 'robots.txt');
  // A type that other files had before, and a cache lifetime that none had.
  for (const headers of [{ type: 'text/html; charset=utf-8' }, { cache: 'max-age=60' }]) {
    Object.assign(robots, headers);
    await write({ 'dist/.hosts/s3.json': JSON.stringify({ objects }) });
    expect(await publish(), JSON.stringify(headers)).toEqual(['robots.txt']);
  }
  expect(await publish()).toEqual([]);
});

test('S3 gets no file again if the user may not ask what is there', async () => {
  const asked = await bucket();
  const { generate } = await hostedProject('s3');
  await generate('build', '--quiet');
  await generate('deploy', '--host', 's3', '--publish');
  await asked();
  await rm(`${process.env.BUCKET}.metadata`);
  expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
  const sent = (await asked()).map(({ key }) => key);
  expect(sent).toContain('old-services');
  expect(sent).not.toContain('services');
});

test('S3 gets all files again as soon as the user may ask what is there', async () => {
  const asked = await bucket();
  const { generate, write } = await hostedProject('s3');
  const publish = async () => {
    await generate('build', '--quiet');
    await generate('deploy', '--host', 's3', '--publish');
    return (await asked()).map(({ key }) => key);
  };
  await publish();
  await rm(`${process.env.BUCKET}.metadata`);
  await write({ 'pages/new.yaml': page({ route: '/new' }) });
  expect(await publish()).toContain('published.json');
  expect(await publish()).toContain('services');
});

test('files that others put into .well-known of a bucket stay; a bucket with any other files is refused', async () => {
  const asked = await bucket('.well-known/acme-challenge/token');
  const { generate } = await hostedProject('s3', '', { 'static/.well-known/security.txt': 'Contact: ours' });
  await generate('build', '--quiet');
  expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
  const sent = await asked();
  expect(sent.filter(({ command }) => command === 'delete-object')).toEqual([]);
  expect(sent.map(({ key }) => key)).toContain('.well-known/security.txt');

  const others = await bucket('thesis.txt');
  const { exit, err } = await generate('deploy', '--host', 's3', '--publish');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('would be deleted, such as thesis.txt') });
  expect(await others()).toEqual([]);
});

test('a site under a path is published again', async () => {
  await bucket();
  const { generate } = await hostedProject('s3', '/maple-notch');
  await generate('build', '--quiet');
  for (const _ of ['first', 'second']) {
    expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
  }
});

test('a first publication that was interrupted among the pages goes on', async () => {
  await bucket('assets/main.js', 'services', 'areas/barre', '.well-known/token');
  const { generate } = await hostedProject('s3');
  await generate('build', '--quiet');
  expect(await generate('deploy', '--host', 's3', '--publish')).toMatchObject({ exit: 0, err: '' });
});

test('a site that was built for another host is not sent', async () => {
  await bucket();
  const { root, generate } = await project('small');
  await generate('build', '--quiet');
  const upload = [join(repository, 'generator/start.cjs'), '@s3-upload', join(root, 'dist'), 'spa'];
  const failed = await promisify(execFile)(process.execPath, upload).catch((error) => error);
  expect({ code: failed.code, err: failed.stderr.replace(root, '') }).toEqual({
    code: 2,
    err: 'The site in /dist was not built for S3. Write `host: s3` in site.yaml, and build it again.\n',
  });
});
