import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { publishedFile } from '../record.ts';
import { wellKnown } from './host.ts';
import type { S3Object } from './s3.ts';
import { listObjects } from './s3-list.ts';

const aws = promisify(execFile);
const uploadsAtOnce = 8;

/**
 * Uploads a site that was built for S3, with the AWS command line
 * (https://docs.aws.amazon.com/cli/latest/reference/s3api/). Sends what pages load first, then the pages; then removes
 * everything else in the bucket except `.well-known/`; and finally sends the published record. Skips an object whose
 * ETag is the MD5 sum of its file, unless the record in the bucket says that it had other headers.
 *
 * @returns how many objects were sent, and how many removed
 * @throws UsageError if the site was not built for S3, and another error if `aws` is not installed or fails
 */
export async function uploadToS3(folder: string, bucket: string): Promise<{ sent: number; removed: number }> {
  const objects = await listObjects(folder);
  const etags = await listBucket(bucket);
  const record = objects.find((one) => kindOf(one) === 'record');
  const known = record && etags.has(record.key) ? await headersAt(bucket, record.key) : '';
  const headers = [...new Set(objects.map(headersOf))].join('.');
  const hadHeaders = (object: S3Object) =>
    known === null || (object === record ? known === headers : known.split('.').includes(headersOf(object)));
  const atOnce = pLimit(uploadsAtOnce);
  let sent = 0;
  const send = async (object: S3Object) => {
    const sum = object.file && (await md5Of(join(folder, object.file)));
    if (sum !== undefined && etags.get(object.key) === sum && hadHeaders(object)) return;
    // If nobody may ask for the headers, some of them may be old. Then the next upload sends everything.
    const metadata = object === record && known !== null ? ['--metadata', `headers=${headers}`] : [];
    await aws('aws', ['s3api', 'put-object', '--bucket', bucket, ...argumentsFor(object, folder), ...metadata]);
    sent += 1;
  };
  const sendAll = (kind: Kind) =>
    Promise.all(objects.filter((one) => kindOf(one) === kind).map((object) => atOnce(() => send(object))));
  await sendAll('asset');
  await sendAll('page');
  const wanted = new Set(objects.map(({ key }) => key));
  const gone = [...etags.keys()].filter((key) => !wanted.has(key) && !key.startsWith(`${wellKnown}/`));
  const remove = (key: string) => aws('aws', ['s3api', 'delete-object', '--bucket', bucket, '--key', key]);
  await Promise.all(gone.map((key) => atOnce(() => remove(key))));
  await sendAll('record');
  return { sent, removed: gone.length };
}

async function md5Of(path: string): Promise<string> {
  const digest = createHash('md5');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/**
 * Returns a hash of the headers of all files of a kind, which a new version of this program may change. The record has
 * those of all kinds in its metadata, which takes at most 2 kB
 * (https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingMetadata.html).
 */
function headersOf({ file = '', type, cache }: S3Object): string {
  return createHash('md5')
    .update(`${extname(file)} ${type} ${cache}`)
    .digest('hex')
    .slice(0, 8);
}

/** Returns the hashes that the record has; null if nobody may ask. */
async function headersAt(bucket: string, record: string): Promise<string | null> {
  const args = ['s3api', 'head-object', '--bucket', bucket, '--key', record, '--output', 'json'];
  const { stdout } = await aws('aws', args).catch(() => ({ stdout: null }));
  if (stdout === null) return null;
  const { Metadata = {} }: { Metadata?: { headers?: string } } = JSON.parse(stdout || '{}');
  return Metadata.headers ?? '';
}

type Kind = 'asset' | 'page' | 'record';

function kindOf({ file = '' }: S3Object): Kind {
  if (file === publishedFile) return 'record';
  return file.startsWith('assets/') ? 'asset' : 'page';
}

function argumentsFor({ key, file, type, cache, redirect }: S3Object, folder: string): string[] {
  const options = { key, body: file && join(folder, file), 'content-type': type, 'cache-control': cache };
  return Object.entries({ ...options, 'website-redirect-location': redirect }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
}

async function listBucket(bucket: string): Promise<Map<string, string>> {
  const { stdout } = await aws('aws', ['s3api', 'list-objects-v2', '--bucket', bucket, '--output', 'json'], {
    maxBuffer: 1024 ** 3,
  });
  const { Contents = [] }: { Contents?: { Key: string; ETag: string }[] } = JSON.parse(stdout || '{}');
  return new Map(Contents.map(({ Key, ETag }) => [Key, ETag.replaceAll('"', '')]));
}
