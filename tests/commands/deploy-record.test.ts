import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPublished } from '../../generator/commands/deploy-record.ts';
import { fetchRecord } from '../../generator/workshop/deploy/fetch-record.ts';
import { freePort } from '../harness/hosts/real-server.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

/** A server that gives one answer to everything. Returns its address. */
async function answering(status: number, body = '', asked: string[] = []): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.replace(/\?.*/, ''));
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what is published is read back from the published site', async () => {
  const { root, generate, dist } = await project('small', { 'pages/a.yaml': page({}) });
  await generate('build');
  const record = await dist('published.json');
  const asked: string[] = [];
  vi.stubEnv('PUBLISHED_AT', `${await answering(200, record, asked)}/`);
  const { exit, out } = await generate('deploy', '--record');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(/ lists 2 pages\. Wrote \.published\.json\.\n$/),
  });
  expect(asked).toEqual(['/published.json']);
  expect(await textIn(root, '.published.json')).toBe(record);
});

test('where nothing is published, everything is new', async () => {
  const { root, generate } = await project('small');
  vi.stubEnv('PUBLISHED_AT', await answering(404));
  const { exit, out } = await generate('deploy', '--record');
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/^Nothing is published yet: .*unchanged\.\n$/) });
  expect(await readdir(root)).not.toContain('.published.json');
});

test.each([
  ['is being maintained', 200, '\n<!doctype html><p>Back soon', 'answers with a page'],
  ['sends half of the record', 200, '{\n  "/": {"content": "abc", "chan', 'is incomplete: it is not valid JSON'],
  ['sends nothing', 200, '', 'is incomplete: it is empty'],
  ['is overloaded', 503, '', 'answers 503'],
  ['is locked', 403, '', 'answers 403'],
])('a site that %s is asked three times, and then the record is unknown', async (_, status, body, problem) => {
  const asked: string[] = [];
  const facts = { url: await answering(status, body, asked), base: '/spa', host: null, timeZone: null };
  expect(await fetchRecord(facts, undefined, [0, 0])).toEqual({
    failure: `${facts.url}/spa/published.json ${problem}`,
  });
  expect(asked).toEqual(Array(3).fill('/spa/published.json'));
  expect(await fetchRecord(facts, 'none')).toEqual({ reason: 'PUBLISHED_AT is none' });
});

test.each([
  ['', '', '/published.json'],
  ['/', '/spa', '/spa/published.json'],
  ['/spa', '/spa', '/spa/published.json'],
  ['/spa/', '/spa', '/spa/published.json'],
  ['/preview', '', '/preview/published.json'],
])('PUBLISHED_AT with the path "%s", and base "%s", asks for %s', async (path, base, expected) => {
  const asked: string[] = [];
  const facts = { url: 'https://small.example.com', base, host: null, timeZone: null };
  await fetchRecord(facts, (await answering(404, '', asked)) + path);
  expect(asked).toEqual([expected]);
});

test('a PUBLISHED_AT that is not an address is reported before anything is requested', async () => {
  const { generate } = await project('small');
  vi.stubEnv('PUBLISHED_AT', 'spa.netlify.app');
  expect(await generate('deploy', '--record')).toEqual({
    exit: 2,
    out: '',
    err: 'PUBLISHED_AT is "spa.netlify.app", which is not a web address. Write it like https://spa.netlify.app, or write none.\n',
  });
});

test('a build stops if the site does not answer, or has a name that cannot be resolved', async () => {
  const refused = `http://127.0.0.1:${await freePort()}`;
  for (const [address, why] of [
    [refused, /ECONNREFUSED/],
    // The second is what a resolver says that cannot reach a name server.
    ['https://spa.invalid', /ENOTFOUND|EAI_AGAIN/],
  ] as const) {
    const { root } = await project('small');
    const err: string[] = [];
    const unread = { write: (text: string) => expect.unreachable(text) };
    const world = { out: unread, err: { write: (text: string) => err.push(text) }, env: { PUBLISHED_AT: address } };
    expect(await readPublished(root, { ...world, programHash: '', tools: sharedTools }, [0, 0])).toBe(1);
    expect(err.join('')).toMatch(why);
    expect(err.join('')).toMatch(
      /^Cannot read what is published: \S+ does not answer \(.*\)\. .* set PUBLISHED_AT=none\.\n$/,
    );
    expect(await readdir(root)).not.toContain('.published.json');
  }
});
