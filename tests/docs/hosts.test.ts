import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { formatNumber } from '../../generator/report/wording.ts';
import type { HostName } from '../../templates/facts/host-names.ts';
import { repository } from '../harness/project/project.ts';

const guide = readFile(join(repository, 'docs/hosts.md'), 'utf8');

/** What people call each host. */
const titles: Record<HostName, string> = {
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  vercel: 'Vercel',
  'github-pages': 'GitHub Pages',
  nginx: 'nginx',
  caddy: 'Caddy',
  s3: 'S3',
  generic: 'Any other host',
};

test.each(Object.entries(titles))(
  'docs/hosts.md has %s in its first table, and a section for it',
  async (name, title) => {
    const [, table = ''] = (await guide).split(/## Which one\n\n|\n\nWhat each answers/);
    expect(table).toContain(`\`${name}\``);
    expect(await guide).toContain(`\n### ${title}\n`);
  },
);

const limits = Object.entries(hosts).flatMap(([name, host]) =>
  Object.entries(host.limits).map(([measure, limit]) => ({ title: titles[name as HostName], measure, ...limit })),
);

test.each(limits)('docs/hosts.md names the limit of $title: $measure', async ({ title, most, source }) => {
  const row = (await guide).split('\n').find((line) => line.startsWith(`| ${title} |`) && line.includes(source));
  const inBytes = most >= 1024 ** 3 ? `${most / 1024 ** 3} GB` : `${most / 1024 ** 2} MiB`;
  expect(row ?? `No row of ${title} links to ${source}`).toContain(most > 1_000_000 ? inBytes : formatNumber(most));
});
