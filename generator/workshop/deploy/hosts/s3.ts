import { startFile } from '../../../files/program-files.ts';
import { wellKnown } from '../../../publish/hosts/host.ts';
import { listObjects } from '../../../publish/hosts/s3-list.ts';
import type { DeployHost, HostCommand } from '../deploy-host.ts';

/** S3 looks up exact names, so uploaded names differ from those in the folder: generator/publish/hosts/s3.ts. */
export const s3: DeployHost = {
  title: 'Amazon S3',
  account:
    'In the AWS console, create a bucket for this site alone, with static website hosting (index.html, 404.html) and a bucket policy that lets everybody read its objects. Also create a user that may list the bucket, and read, write, and delete its objects.',
  settings: [
    { name: 'S3_BUCKET', kind: 'variable', what: 'the name of the bucket', needed: 'always' },
    {
      name: 'AWS_REGION',
      kind: 'variable',
      what: 'the region of the bucket, such as us-east-1',
      needed: 'in a workflow',
    },
    { name: 'AWS_ACCESS_KEY_ID', kind: 'secret', what: 'the access key of that user', needed: 'in a workflow' },
    { name: 'AWS_SECRET_ACCESS_KEY', kind: 'secret', what: 'its secret access key', needed: 'in a workflow' },
    {
      name: 'CLOUDFRONT_DISTRIBUTION',
      kind: 'variable',
      what: 'the ID of the CloudFront distribution in front of the bucket, if there is one',
      needed: 'optional',
    },
  ],
  commands: (job) => [
    { program: process.execPath, args: [startFile, '@s3-upload', job.folder, job.env.S3_BUCKET ?? ''] },
    ...invalidation(job.env.CLOUDFRONT_DISTRIBUTION),
  ],
  builtFor: ['s3'],
  // The time, and the size.
  columns: /^\S+ +[\d:]+ +\d+ /,
  list: ({ env }) => [{ program: 'aws', args: ['s3', 'ls', '--recursive', `s3://${env.S3_BUCKET}/`] }],
  paths: async (folder) => (await listObjects(folder)).map(({ key }) => key),
  keeps: [wellKnown],
};

/** Makes CloudFront request pages again. */
function invalidation(distribution: string | undefined): HostCommand[] {
  if (!distribution) return [];
  const args = ['cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*'];
  return [{ program: 'aws', args }];
}
